import { useEffect, useState } from "react";
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  PrefetchPageLinks,
  useLocation,
  useMatches,
  useRouteError,
} from "react-router";
import { isUnanswered, isUnreachable } from "../components/is-unreachable.ts";
import { savesData } from "../components/prefetch.ts";

type Results = Record<string, DataStrategyResult>;

const most = 10;
/** What the last pages have been drawn of, by their addresses. */
const pages = new Map<string, Results>();

/**
 * The data of the page that she came from, so that Back waits for nothing: a page that was loaded came with its data
 * inside, and one that was filtered since has asked nobody. Where the line is gone by then, it is drawn as it was.
 */
export function KeptForBack() {
  const { pathname, search } = useLocation();
  const [trail, setTrail] = useState({ pathname, search, before: "" });
  if (trail.pathname !== pathname) setTrail({ pathname, search, before: trail.pathname + trail.search });
  else if (trail.search !== search) setTrail({ ...trail, search });
  const matches = useMatches();
  const error = useRouteError();
  useEffect(() => {
    if (error) return;
    const drawn = matches.filter(({ loaderData }) => loaderData !== undefined);
    const results = drawn.map(({ id, loaderData }) => [id, { type: "data", result: loaderData }]);
    // Anew at its end: what was shown last is kept longest.
    pages.delete(pathname + search);
    pages.set(pathname + search, Object.fromEntries(results));
    for (const oldest of [...pages.keys()].slice(0, -most)) pages.delete(oldest);
  }, [pathname, search, matches, error]);
  if (trail.before === "" || savesData) return null;
  return <PrefetchPageLinks page={trail.before} />;
}

/** A line that breaks takes nothing away that she has seen: it is there as it was. */
export const showWhatWasSeen: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const results = await next();
  const address = url.pathname + url.search;
  const kept = request.method === "GET" ? pages.get(address) : undefined;
  // A page that only looks again is left alone by a fault of ours as well.
  const isGone = address === location.pathname + location.search ? isUnanswered : isUnreachable;
  const isLost = ({ type, result }: DataStrategyResult) => type === "error" && isGone(result);
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [id, (isLost(result) && kept?.[id]) || result]),
  );
};
