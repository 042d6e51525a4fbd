import { piecesPath, shopPath } from "../../shop/paths.ts";

/** A page with at most this many pieces fetches them all after hydration. */
export const maxPiecesInBrowser = 300;

/** The address of the JSON with all pieces of a page; /shop without a search has a prebuilt file. */
export function allPiecesPath(page: string, q: string | undefined): string {
  if (page === shopPath && q === undefined) return piecesPath;
  return `${piecesPath}?${new URLSearchParams({ page, ...(q !== undefined && { q }) })}`;
}
