import { useCallback, useEffect, useState } from "react";
import { searchIndexPath } from "../../shop/paths.ts";
import { type SearchItem, searchItemShape } from "../../shop/pieces/search-item.ts";
import { fetchJson } from "../page/fetch-json.ts";
import { loadOnce } from "../ui/load-once.ts";
import type { ReadyIndex } from "./results.ts";

export type SearchIndex = { state: "loading" } | { state: "failed"; retry: () => void } | ReadyIndex;

/** The index, together with the script that searches it and shows what is found: without the one the other is no use. */
export const fetchSearchIndex = loadOnce(async (): Promise<ReadyIndex> => {
  const [items, { createFind, FoundPieces }] = await Promise.all([
    fetchJson<readonly SearchItem[]>(searchIndexPath, [searchItemShape]),
    import("./found-pieces.tsx"),
  ]);
  return { state: "ready", items, find: createFind(items), FoundPieces };
});

/** Fetched when search is first opened. */
export function useSearchIndex(isOpen: boolean): SearchIndex {
  const [index, setIndex] = useState<SearchIndex>({ state: "loading" });
  const load = useCallback(() => {
    setIndex((before) => (before.state === "ready" ? before : { state: "loading" }));
    fetchSearchIndex().then(setIndex, () => setIndex({ state: "failed", retry: load }));
  }, []);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  return index;
}
