import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import type { DevTools } from "./devtools.ts";
import { kindOf, logRequests } from "./requests.ts";

test("a request's kind follows from its type, or from its name if the type is too general", () => {
  expect(kindOf("Document", "/")).toBe("html");
  expect(kindOf("Image", "/pictures/1.avif")).toBe("picture");
  expect(kindOf("Fetch", "/pieces.json")).toBe("data");
  expect(kindOf("Other", "/assets/route-1.js")).toBe("script");
  expect(kindOf("Other", "/assets/icons.svg")).toBe("other");
});

/** A session that emits these events; its monotonic clock is at 10 s half an hour after the epoch. */
function emit(...events: [name: string, event: object][]) {
  const emitter = new EventEmitter();
  const log = logRequests(emitter as unknown as DevTools);
  for (const [name, event] of events) emitter.emit(`Network.${name}`, event);
  return log;
}

const sent = (requestId: string, url: string) =>
  ["requestWillBeSent", { requestId, request: { url }, type: "Script", timestamp: 10, wallTime: 1800 }] as [
    string,
    object,
  ];
const answered = (requestId: string, response: object = {}) =>
  ["responseReceived", { requestId, response: { encodedDataLength: 300, ...response }, timestamp: 10.15 }] as [
    string,
    object,
  ];
const ended = (requestId: string, encodedDataLength: number) =>
  ["loadingFinished", { requestId, encodedDataLength, timestamp: 10.2 }] as [string, object];

test("headers and body are counted as they arrive, in time since the epoch", () => {
  const log = emit(
    sent("1", "http://localhost/a.js?b"),
    answered("1"),
    ["dataReceived", { requestId: "1", encodedDataLength: 700, timestamp: 10.18 }],
    ended("1", 1200),
  );
  const [request] = log.requests();
  expect(request).toMatchObject({ path: "/a.js?b", kind: "script", started: 1_800_000, source: "network" });
  expect(request?.arrivals.map(({ bytes }) => bytes)).toEqual([300, 700, 200]);
  expect(request?.arrivals[1]?.at).toBeCloseTo(1_800_180, 3);
  expect(log.open()).toBe(0);
});

test("cached responses count no bytes; revalidated ones are marked", () => {
  const log = emit(
    sent("1", "http://localhost/a.js"),
    answered("1", { fromDiskCache: true }),
    ended("1", 0),
    sent("2", "http://localhost/b.js"),
    ["responseReceivedExtraInfo", { requestId: "2", statusCode: 304 }],
    answered("2"),
    ended("2", 300),
    sent("3", "http://localhost/c.js"),
  );
  expect(log.requests().map(({ source }) => source)).toEqual(["cache", "confirmed", "network"]);
  expect(log.requests()[0]?.arrivals).toEqual([]);
  expect(log.open()).toBe(1);
});

test("data: URLs are no requests", () => {
  expect(emit(sent("1", "data:image/svg+xml,")).requests()).toEqual([]);
});
