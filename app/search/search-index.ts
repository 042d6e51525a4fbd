import { useEffect, useState } from "react";
import { createSearch, type Found, type SearchItem } from "../../shop/search.ts";

export const searchIndexPath = "/search.json";

let index: Promise<readonly SearchItem[]> | undefined;

/** Asked for once; a failure is forgotten, so that the next opening tries again. */
export function loadSearchIndex(): Promise<readonly SearchItem[]> {
  index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchIndex(): Promise<readonly SearchItem[]> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return response.json();
}

export type SearchIndex =
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | { state: "ready"; items: readonly SearchItem[]; find: (text: string) => Found<SearchItem> };

/** From the first opening on. Back on line, it tries by itself. */
export function useSearchIndex(isOpen: boolean): SearchIndex {
  const [attempt, setAttempt] = useState(0);
  const [index, setIndex] = useState<SearchIndex>({ state: "loading" });
  const isReady = index.state === "ready";

  useEffect(() => {
    if (!isOpen || isReady) return;
    let current = true;
    const retry = () => {
      setIndex({ state: "loading" });
      setAttempt(attempt + 1);
    };
    loadSearchIndex().then(
      (items) => current && setIndex({ state: "ready", items, find: createSearch(items) }),
      () => current && setIndex({ state: "failed", retry }),
    );
    window.addEventListener("online", retry);
    return () => {
      current = false;
      window.removeEventListener("online", retry);
    };
  }, [attempt, isOpen, isReady]);

  return index;
}
