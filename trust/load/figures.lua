-- Shared end of both scripts: one line of JSON with what wrk has measured, in milliseconds.
local threads = {}

function setup(thread)
  table.insert(threads, thread)
  thread:set("id", #threads)
end

function response(status)
  if status == 503 then shed = (shed or 0) + 1
  elseif status >= 400 then failed = (failed or 0) + 1 end
end

function done(summary, latency)
  local shed, failed = 0, 0
  for _, thread in ipairs(threads) do
    shed = shed + (thread:get("shed") or 0)
    failed = failed + (thread:get("failed") or 0)
  end
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%.3f,"p50":%.2f,"p99":%.2f,"max":%.2f,"shed":%d,"failed":%d,"cut":%d,"late":%d}\n',
    summary.requests, summary.duration / 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000,
    shed, failed, errors.connect + errors.read + errors.write, errors.timeout))
end
