import { useRef, useState } from "react";
import { relatedAtOnce } from "../../shop/limits.ts";
import { productPath } from "../../shop/paths.ts";
import { cardShape, type ProductCard } from "../../shop/pieces/card.ts";
import { fetchJson } from "../page/fetch-json.ts";

/**
 * The page comes with the first related pieces; more are fetched while the row is scrolled. After a failure the next
 * scroll tries again.
 */
export function useRelated(id: number, first: readonly ProductCard[]) {
  const [more, setMore] = useState<readonly ProductCard[]>([]);
  const [isComplete, setIsComplete] = useState(isLast(first));
  // The catalogue may have changed between requests: each piece once, in the page's own version if it has one.
  const cards = [...new Map([...first, ...more, ...first].map((card) => [card.id, card])).values()];
  const isFetching = useRef(false);
  const fetchMore = async () => {
    if (isFetching.current) return;
    isFetching.current = true;
    const next = await fetchRelated(id, cards.length).catch(() => undefined);
    isFetching.current = false;
    if (!next) return;
    setMore((before) => [...before, ...next]);
    setIsComplete(isLast(next));
  };
  return { cards, fetchMore: isComplete ? undefined : fetchMore };
}

const isLast = (latest: readonly ProductCard[]) => latest.length < relatedAtOnce;

function fetchRelated(id: number, from: number): Promise<readonly ProductCard[]> {
  return fetchJson(`${productPath(id)}/related.json?from=${from}`, [cardShape]);
}
