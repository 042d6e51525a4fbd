import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation, useMatches, useRouteError } from "react-router";
import { savesData } from "../components/prefetch.ts";
import { keepForBack } from "../edition/pages-for-back.ts";

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
    if (!error) keepForBack(pathname + search, matches);
  }, [pathname, search, matches, error]);
  if (trail.before === "" || savesData) return null;
  return <PrefetchPageLinks page={trail.before} />;
}
