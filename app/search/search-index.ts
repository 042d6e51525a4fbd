import { useCallback, useEffect, useState } from "react";
import { searchIndexPath } from "../../shop/paths.ts";
import { createSearch, type SearchItem, type SearchResult, searchItemShape } from "../../shop/pieces/search.ts";
import { fetchJson } from "../page/fetch-json.ts";
import { loadOnce } from "../ui/load-once.ts";

type Items = readonly SearchItem[];

export const fetchSearchIndex = loadOnce(() => fetchJson<Items>(searchIndexPath, [searchItemShape]));

export type SearchIndex = { state: "loading" } | { state: "failed"; retry: () => void } | ReadyIndex;
export type ReadyIndex = { state: "ready"; items: Items; find: (text: string) => SearchResult<SearchItem> };

/** Fetched when search is first opened. */
export function useSearchIndex(isOpen: boolean): SearchIndex {
  const [index, setIndex] = useState<SearchIndex>({ state: "loading" });
  const load = useCallback(() => {
    setIndex((before) => (before.state === "ready" ? before : { state: "loading" }));
    fetchSearchIndex().then(
      (items) => setIndex((before) => (before.state === "ready" ? before : readyWith(items))),
      () => setIndex({ state: "failed", retry: load }),
    );
  }, []);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  return index;
}

const readyWith = (items: Items): SearchIndex => ({ state: "ready", items, find: createSearch(items) });
