import { useEffect, useState } from "react";
import { type AllPieces, allPiecesShape, type Piece } from "../../shop/pieces/listing-page.ts";
import type { SearchResult } from "../../shop/pieces/search.ts";
import { fetchJson } from "../page/fetch-json.ts";
import { savesData } from "../ui/prefetch.ts";
import { allPiecesPath, maxPiecesInBrowser } from "./all-pieces-path.ts";
import type { Browsed } from "./browse-data.server.ts";

/**
 * All pieces of a listing: those that the page came with or, up to a few hundred, fetched after hydration.
 * Undefined until they are loaded, or if they can't be: filters then load a page.
 */
export function useAllPieces(path: string, data: Browsed, q: string | undefined): SearchResult<Piece> | undefined {
  const [fetched, setFetched] = useState<SearchResult<Piece>>();
  const isWanted = !data.pieces && data.total <= maxPiecesInBrowser && !savesData;
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    fetchJson<AllPieces>(allPiecesPath(path, q), allPiecesShape, { signal: abort.signal }).then(
      ({ pieces }) => setFetched(pieces),
      () => undefined,
    );
    return () => abort.abort();
  }, [path, q, isWanted]);
  return data.pieces ?? fetched;
}
