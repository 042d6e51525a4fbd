import { useEffect, useState } from "react";
import { createSearch, type SearchItem } from "../../shop/search.ts";
import { loadSearchIndex } from "./search-store.ts";

export type SearchIndex =
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | { state: "ready"; items: readonly SearchItem[]; find: (text: string) => SearchItem[] };

export function useSearchIndex(): SearchIndex {
  const [attempt, setAttempt] = useState(0);
  const [index, setIndex] = useState<SearchIndex>({ state: "loading" });

  useEffect(() => {
    let current = true;
    setIndex({ state: "loading" });
    const retry = () => setAttempt(attempt + 1);
    loadSearchIndex().then(
      (items) => current && setIndex({ state: "ready", items, find: createSearch(items) }),
      () => current && setIndex({ state: "failed", retry }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  return index;
}
