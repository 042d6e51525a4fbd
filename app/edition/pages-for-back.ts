import type { DataStrategyResult, MiddlewareFunction, UIMatch } from "react-router";
import { isUnreachable } from "../components/is-unreachable.ts";

type Results = Record<string, DataStrategyResult>;

const most = 10;
const pages = new Map<string, Results>();

/** What a page that is shown has been drawn of. */
export function keepForBack(address: string, matches: readonly UIMatch[]): void {
  const drawn = matches.filter(({ loaderData }) => loaderData !== undefined);
  pages.set(address, Object.fromEntries(drawn.map(({ id, loaderData }) => [id, { type: "data", result: loaderData }])));
  for (const oldest of [...pages.keys()].slice(0, -most)) pages.delete(oldest);
}

/** A line that breaks takes nothing away that she has seen: it is there as it was. */
export const showWhatWasSeen: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const results = await next();
  const isLost = Object.values(results).some(({ type, result }) => type === "error" && isUnreachable(result));
  const kept = request.method === "GET" ? pages.get(url.pathname + url.search) : undefined;
  return isLost && kept && Object.keys(results).every((id) => id in kept) ? kept : results;
};
