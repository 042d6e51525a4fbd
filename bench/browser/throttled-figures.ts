import { median } from "../statistics.ts";
import { findEarly, type LatePart } from "./late-parts.ts";
import type { BenchPage, PageName } from "./pages.ts";
import type { Kind, PageRequest } from "./requests.ts";
import type { Visit } from "./visit.ts";
import { blockingTime, bodyBytesOf, bytesByKind, bytesUntil } from "./weight.ts";

/** The paints that are compared with the baseline's. */
export type Paints = { first: number; largest: number };

/** Medians over all rounds; times in milliseconds, sizes in bytes. */
export type PageFigures = {
  name: PageName;
  ours: Paints;
  baseline: Paints;
  hydrated: number;
  blocking: number;
  /** The worst of all rounds: one layout shift is one too many. */
  shift: number;
  script: number;
  weightToLargest: number;
  bytes: Record<Kind, number>;
  requests: number;
  largest: string;
  /** Parts that were loaded before they were needed. */
  early: string[];
};

export function paintsOf(visits: readonly Visit[]): Paints {
  return {
    first: median(visits.map(({ times }) => times.firstPaint)),
    largest: median(visits.map(({ times }) => times.largestPaint)),
  };
}

/** What the page fetched in order to hydrate; prefetches come later. */
function beforeHydrated({ times, requests }: Visit): PageRequest[] {
  const moment = times.timeOrigin + (times.hydrated ?? Number.POSITIVE_INFINITY);
  return requests.filter(({ started }) => started <= moment);
}

export function scriptOf(visit: Visit): number {
  const scripts = beforeHydrated(visit).filter(({ kind }) => kind === "script");
  return scripts.reduce((sum, request) => sum + bodyBytesOf(request), 0);
}

type Visits = { ours: readonly Visit[]; baseline: readonly Visit[] };

export function summarise(
  { name }: BenchPage,
  { ours, baseline }: Visits,
  lateParts: readonly LatePart[],
): PageFigures {
  const [last] = ours.slice(-1);
  if (!last) throw new Error(`${name} was not visited.`);
  const over = (figure: (visit: Visit) => number) => median(ours.map(figure));
  const early = ours.flatMap((visit) =>
    findEarly(
      lateParts,
      name,
      beforeHydrated(visit).map(({ path }) => path),
    ),
  );
  return {
    name,
    ours: paintsOf(ours),
    baseline: paintsOf(baseline),
    hydrated: over(({ times }) => times.hydrated ?? Number.NaN),
    blocking: over(({ times }) => blockingTime(times.longTasks)),
    shift: Math.max(...ours.map(({ times }) => times.layoutShift)),
    script: over(scriptOf),
    weightToLargest: over(({ times, requests }) => bytesUntil(requests, times.timeOrigin + times.largestPaint)),
    bytes: bytesByKind(last.requests),
    requests: over(({ requests }) => requests.filter(({ source }) => source === "network").length),
    largest: last.times.largest,
    early: [...new Set(early)],
  };
}
