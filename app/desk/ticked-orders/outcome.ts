/** The result of changing many orders, with the numbers of those left unchanged. In the URL, so that it needs no script. */
export type BulkOutcome = { done: number; left: readonly string[] };

const most = 999;

export function writeOutcome(query: URLSearchParams, { done, left }: BulkOutcome): void {
  query.set("done", String(done));
  if (left.length > 0) query.set("left", left.join(" "));
}

export function readOutcome(query: URLSearchParams): BulkOutcome | undefined {
  const done = query.get("done");
  if (!done || !/^\d{1,3}$/.test(done)) return undefined;
  const left = (query.get("left") ?? "").split(" ").filter((number) => /^NQ-[0-9A-Z]{4}-[0-9A-Z]{2}$/.test(number));
  return { done: Math.min(Number(done), most), left };
}
