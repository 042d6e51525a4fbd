import type { DevTools } from "./devtools.ts";

export const kinds = ["html", "script", "style", "font", "picture", "data", "other"] as const;
export type Kind = (typeof kinds)[number];

/** Bytes of headers and compressed body since the last report. Times are milliseconds since the epoch. */
export type Arrival = { at: number; bytes: number };
export type PageRequest = {
  path: string;
  kind: Kind;
  started: number;
  /** `confirmed`: revalidated with a 304. */
  source: "network" | "cache" | "confirmed";
  arrivals: Arrival[];
  finished: boolean;
};

const kindOfType: Record<string, Kind> = {
  Document: "html",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "picture",
  Fetch: "data",
  XHR: "data",
};

export function kindOf(type: string, path: string): Kind {
  if (/\.js($|\?)/.test(path)) return "script";
  return kindOfType[type] ?? "other";
}

export type RequestLog = {
  requests(): PageRequest[];
  /** How many requests are under way. */
  open(): number;
  /** When the last event came, by `performance.now()` of this process. */
  lastHeard(): number;
};

/** Logs everything that the tab fetches. The browser's monotonic clock is converted to time since the epoch. */
export function logRequests(cdp: Pick<DevTools, "on">): RequestLog {
  const log = new Map<string, PageRequest>();
  let epoch = 0;
  let heard = performance.now();
  const note = (id: string, change: (request: PageRequest) => void) => {
    heard = performance.now();
    const request = log.get(id);
    if (request) change(request);
  };
  const time = (timestamp: number) => timestamp * 1000 + epoch;

  cdp.on("Network.requestWillBeSent", ({ requestId, request, type = "Other", timestamp, wallTime }) => {
    if (!request.url.startsWith("http")) return;
    heard = performance.now();
    epoch ||= (wallTime - timestamp) * 1000;
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    const started = time(timestamp);
    log.set(requestId, {
      path,
      kind: kindOf(type, path),
      started,
      source: "network",
      arrivals: [],
      finished: false,
    });
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => note(requestId, (it) => (it.source = "cache")));
  cdp.on("Network.responseReceived", ({ requestId, response, timestamp }) =>
    note(requestId, (it) => {
      if ((response.fromDiskCache || response.fromPrefetchCache) && it.source === "network") it.source = "cache";
      if (it.source !== "cache") it.arrivals.push({ at: time(timestamp), bytes: response.encodedDataLength });
    }),
  );
  cdp.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) =>
    note(requestId, (it) => {
      if (statusCode === 304) it.source = "confirmed";
    }),
  );
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength, timestamp }) =>
    note(requestId, (it) => {
      if (encodedDataLength > 0) it.arrivals.push({ at: time(timestamp), bytes: encodedDataLength });
    }),
  );
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) =>
    note(requestId, (it) => {
      const left = encodedDataLength - it.arrivals.reduce((sum, { bytes }) => sum + bytes, 0);
      if (it.source !== "cache" && left > 0) it.arrivals.push({ at: time(timestamp), bytes: left });
      it.finished = true;
    }),
  );
  cdp.on("Network.loadingFailed", ({ requestId }) => note(requestId, (it) => (it.finished = true)));

  return {
    requests: () => [...log.values()],
    open: () => [...log.values()].filter(({ finished }) => !finished).length,
    lastHeard: () => heard,
  };
}
