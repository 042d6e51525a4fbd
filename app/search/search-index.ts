import { useCallback, useEffect, useState } from "react";
import { searchIndexPath } from "../../shop/paths.ts";
import { createSearch, type SearchItem, type SearchResult, searchItemShape } from "../../shop/pieces/search.ts";
import { readJson } from "../page/read-json.ts";

type Items = readonly SearchItem[];

let fetched: Promise<Items> | undefined;

/** Once a page. A failure is forgotten, so that the next opening tries again. */
export function loadSearchIndex(): Promise<Items> {
  fetched ??= readJson<Items>(searchIndexPath, [searchItemShape]).catch((error) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

export type SearchIndex = { state: "loading" } | { state: "failed"; retry: () => void } | ReadyIndex;
export type ReadyIndex = { state: "ready"; items: Items; find: (text: string) => SearchResult<SearchItem> };

/** From the first opening on. */
export function useSearchIndex(isOpen: boolean): SearchIndex {
  const [index, setIndex] = useState<SearchIndex>({ state: "loading" });
  const load = useCallback(() => {
    setIndex((before) => (before.state === "ready" ? before : { state: "loading" }));
    loadSearchIndex().then(
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
