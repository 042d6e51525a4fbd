import { useCallback, useEffect, useState } from "react";
import { searchIndexPath } from "../../shop/paths.ts";
import { createSearch, type Found, type SearchItem, searchItemShape } from "../../shop/search.ts";
import { isTooOld, readFromShop } from "../edition/kept-data.ts";

type Items = readonly SearchItem[];

let kept: { items: Promise<Items>; at: number } | undefined;

/** Kept as long as it may be true; a failure is forgotten, so that the next opening tries again. */
export function loadSearchIndex(): Promise<Items> {
  if (kept && !isTooOld(kept.at)) return kept.items;
  const items = readFromShop<Items>(searchIndexPath, [searchItemShape]);
  kept = { items, at: performance.now() };
  items.then(
    () => keepFrom(items, performance.now()),
    () => keepFrom(items, Number.NEGATIVE_INFINITY),
  );
  return items;
}

/** True from when it came: it may itself have brought the news of a change. */
function keepFrom(items: Promise<Items>, at: number): void {
  if (isNewest(items)) kept = { items, at };
}

const isNewest = (items: Promise<Items>) => kept?.items === items;

export type SearchIndex = { state: "loading" } | { state: "failed"; retry: () => void } | ReadyIndex;
export type ReadyIndex = { state: "ready"; items: Items; find: (text: string) => Found<SearchItem> };

/** From the first opening on; each looks whether there is a newer one. */
export function useSearchIndex(isOpen: boolean): SearchIndex {
  const [index, setIndex] = useState<SearchIndex>({ state: "loading" });

  const load = useCallback(() => {
    setIndex(orElse({ state: "loading" }));
    const coming = loadSearchIndex();
    const show = (next: (before: SearchIndex) => SearchIndex) => isNewest(coming) && setIndex(next);
    coming.then(
      (items) => show((before) => (isOf(before, items) ? before : readyWith(items))),
      () => show(orElse({ state: "failed", retry: load })),
    );
  }, []);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  return index;
}

const readyWith = (items: Items): SearchIndex => ({ state: "ready", items, find: createSearch(items) });
const isOf = (index: SearchIndex, items: Items) => index.state === "ready" && index.items === items;
/** What she has stays until there is something newer. */
const orElse = (next: SearchIndex) => (before: SearchIndex) => (before.state === "ready" ? before : next);
