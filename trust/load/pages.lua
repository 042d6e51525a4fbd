-- Goes round the paths in its arguments, as a browser asks for them. First argument: the folder of these scripts.
function init(args)
  paths = args
  count = 0
  wrk.headers["Accept-Encoding"] = "br"
end

function request()
  count = count + 1
  return wrk.format("GET", paths[count % #paths + 1])
end

local folder = debug.getinfo(1, "S").source:match("@?(.*/)")
dofile(folder .. "figures.lua")
