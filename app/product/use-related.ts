import { useRef, useState } from "react";
import { cardShape, type ProductCard } from "../../shop/card.ts";
import { relatedAtOnce } from "../../shop/limits.ts";
import { productPath } from "../../shop/paths.ts";
import { readFromShop } from "../edition/kept-data.ts";

/**
 * A piece's page comes with the first of its category, and the rest follow as the row is moved. What can't be fetched
 * now is asked for at the next move.
 */
export function useRelated(id: number, first: readonly ProductCard[]) {
  const [more, setMore] = useState<readonly ProductCard[]>([]);
  // The catalogue may have changed in between: no piece stands there twice, and what the page says counts.
  const cards = [...new Map([...first, ...more, ...first].map((card) => [card.id, card])).values()];
  const asking = useRef<"no" | "yes" | "all here">(stateAfter(first));
  const fetchMore = async () => {
    if (asking.current !== "no") return;
    asking.current = "yes";
    try {
      const next = await fetchRelated(id, cards.length);
      setMore((before) => [...before, ...next]);
      asking.current = stateAfter(next);
    } catch {
      asking.current = "no";
    }
  };
  return { cards, fetchMore };
}

const stateAfter = (latest: readonly ProductCard[]) => (latest.length < relatedAtOnce ? "all here" : "no");

function fetchRelated(id: number, from: number): Promise<readonly ProductCard[]> {
  return readFromShop(`${productPath(id)}/related.json?from=${from}`, [cardShape]);
}
