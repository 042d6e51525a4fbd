import { useRef, useState } from "react";
import { relatedAtOnce } from "../../shop/limits.ts";
import { productPath } from "../../shop/paths.ts";
import { cardShape, type ProductCard } from "../../shop/pieces/card.ts";
import { fetchJson } from "../page/fetch-json.ts";

/**
 * A piece's page comes with the first of its category, and the rest follow as the row is moved. What can't be fetched
 * now is asked for at the next move, or touch.
 */
export function useRelated(id: number, first: readonly ProductCard[]) {
  const [more, setMore] = useState<readonly ProductCard[]>([]);
  const [isWhole, setIsWhole] = useState(isLast(first));
  // The catalogue may have changed in between: no piece stands there twice, and what the page says counts.
  const cards = [...new Map([...first, ...more, ...first].map((card) => [card.id, card])).values()];
  const isAsking = useRef(false);
  const fetchMore = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const next = await fetchRelated(id, cards.length).catch(() => undefined);
    isAsking.current = false;
    if (!next) return;
    setMore((before) => [...before, ...next]);
    setIsWhole(isLast(next));
  };
  return { cards, fetchMore: isWhole ? undefined : fetchMore };
}

const isLast = (latest: readonly ProductCard[]) => latest.length < relatedAtOnce;

function fetchRelated(id: number, from: number): Promise<readonly ProductCard[]> {
  return fetchJson(`${productPath(id)}/related.json?from=${from}`, [cardShape]);
}
