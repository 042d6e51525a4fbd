import { useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { prefetch } from "../components/prefetch.ts";

/**
 * The data of the page that she came from, so that Back waits for nothing: a page that was loaded came with its data
 * inside, and one that was filtered since has asked nobody.
 */
export function KeptForBack() {
  const { pathname, search } = useLocation();
  const [trail, setTrail] = useState({ pathname, search, before: "" });
  if (trail.pathname !== pathname) setTrail({ pathname, search, before: trail.pathname + trail.search });
  else if (trail.search !== search) setTrail({ ...trail, search });
  if (trail.before === "" || prefetch.atOnce === "none") return null;
  return <PrefetchPageLinks page={trail.before} />;
}
