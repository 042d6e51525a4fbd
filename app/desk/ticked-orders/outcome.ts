/** What became of several orders at once. It travels in the address, so that it is said without script as well. */
export type Outcome = { done: number; left: readonly string[] };

const most = 999;

export function writeOutcome(query: URLSearchParams, { done, left }: Outcome): void {
  query.set("done", String(done));
  if (left.length > 0) query.set("left", left.join(" "));
}

export function readOutcome(query: URLSearchParams): Outcome | undefined {
  const done = query.get("done");
  if (!done || !/^\d{1,3}$/.test(done)) return undefined;
  const left = (query.get("left") ?? "").split(" ").filter((number) => /^NQ-[0-9A-Z]{4}-[0-9A-Z]{2}$/.test(number));
  return { done: Math.min(Number(done), most), left };
}
