import { useEffect, useState } from "react";
import { type AllPieces, allPiecesShape, type Piece } from "../../shop/pieces/listing-page.ts";
import type { SearchResult } from "../../shop/pieces/search.ts";
import { readJson } from "../page/read-json.ts";
import { savesData } from "../ui/prefetch.ts";
import type { Browsed } from "./browse-data.server.ts";
import { allPiecesPath, mostHeld } from "./pieces-path.ts";

/**
 * All pieces of a listing: those that the page came with or, up to a few hundred, fetched once it is hydrated.
 * Undefined until they are there, and where they can't be had: filters are then requests for a page.
 */
export function useAllPieces(path: string, data: Browsed, q: string | undefined): SearchResult<Piece> | undefined {
  const [fetched, setFetched] = useState<SearchResult<Piece>>();
  const isWanted = !data.pieces && data.total <= mostHeld && !savesData;
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    readJson<AllPieces>(allPiecesPath(path, q), allPiecesShape, { signal: abort.signal }).then(
      ({ pieces }) => setFetched(pieces),
      () => undefined,
    );
    return () => abort.abort();
  }, [path, q, isWanted]);
  return data.pieces ?? fetched;
}
