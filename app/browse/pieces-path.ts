import { piecesPath, shopPath } from "../../shop/paths.ts";

/** Up to here a page fetches all of its pieces once it is hydrated. */
export const mostHeld = 300;

/** All pieces of a page; those of the whole collection are a file of the build. */
export function allPiecesPath(page: string, q: string | undefined): string {
  if (page === shopPath && q === undefined) return piecesPath;
  return `${piecesPath}?${new URLSearchParams({ page, ...(q !== undefined && { q }) })}`;
}
