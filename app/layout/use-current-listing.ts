import { useLocation, useMatches } from "react-router";

/** A page that belongs to a listing, as a product does, says so in its data. */
type Belongs = { listing?: { path: string } } | undefined;

/** Pages made at build are asked for with a slash at the end, which the browser doesn't see. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/\/$/, "");
}

/** How a link to a listing is marked on this page: as the page itself, as where the page belongs, or not at all. */
export function useCurrentListing(): (path: string) => "page" | "true" | undefined {
  const here = usePagePath();
  const [listing] = useMatches().flatMap(({ loaderData }) => (loaderData as Belongs)?.listing ?? []);
  return (path) => (path === here ? "page" : path === listing?.path ? "true" : undefined);
}
