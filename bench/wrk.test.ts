import { expect, it } from "vitest";
import { parseWrk } from "./wrk.ts";

const output = `Running 2s test @ http://127.0.0.1:4150/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.09ms    0.95ms  17.85ms   81.60%
  20720 requests in 2.00s, 182.93MB read
Requests/sec:  10351.12
Transfer/sec:     91.39MB
`;

it("reads the requests a second", () => expect(parseWrk(output, "/")).toBe(10351.12));

it.each(["  Non-2xx or 3xx responses: 20720\n", "  Socket errors: connect 0, read 3, write 0, timeout 0\n"])(
  "takes no figure that holds errors: %s",
  (line) => {
    expect(() => parseWrk(output.replace("Requests/sec", `${line}Requests/sec`), "/rings")).toThrow(line.trim());
  },
);

it("throws without a figure", () => expect(() => parseWrk("", "/rings")).toThrow("wrk on /rings: no figure"));
