import { type Kind, kinds, type PageRequest } from "./requests.ts";

type Weighed = Pick<PageRequest, "started" | "arrivals">;

export function bytesOf({ arrivals }: Pick<PageRequest, "arrivals">): number {
  return arrivals.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Without the headers, which are reported first. */
export function bodyBytesOf({ arrivals }: Pick<PageRequest, "arrivals">): number {
  return bytesOf({ arrivals: arrivals.slice(1) });
}

/**
 * What had arrived by a moment. The browser may report a whole script at once: between two reports bytes count as
 * arriving evenly, or half a script would weigh nothing.
 */
export function bytesUntil(requests: readonly Weighed[], moment: number): number {
  return requests.reduce((sum, request) => sum + bytesOfUntil(request, moment), 0);
}

function bytesOfUntil({ started, arrivals }: Weighed, moment: number): number {
  let from = started;
  let sum = 0;
  for (const { at, bytes } of arrivals) {
    const share = at <= moment ? 1 : Math.max(0, (moment - from) / (at - from));
    sum += bytes * share;
    from = at;
  }
  return sum;
}

export function bytesByKind(requests: readonly PageRequest[]): Record<Kind, number> {
  const sums = kinds.map((kind): [Kind, number] => {
    const ofKind = requests.filter((request) => request.kind === kind);
    return [kind, ofKind.reduce((sum, request) => sum + bytesOf(request), 0)];
  });
  return Object.fromEntries(sums) as Record<Kind, number>;
}

/** Total blocking time: the part of each long task beyond 50 ms. */
export function blockingTime(tasks: readonly { duration: number }[]): number {
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
