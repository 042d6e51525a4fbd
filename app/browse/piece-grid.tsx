import { useEffect, useEffectEvent, useRef } from "react";
import { moreView } from "../../shop/listing-view.ts";
import { ProductCard } from "../components/product-card.tsx";
import { NoPieces } from "./no-pieces.tsx";
import { piecesId } from "./pieces-id.ts";
import { scopes } from "./scope.ts";
import { ShowMore } from "./show-more.tsx";
import type { Browse } from "./use-browse.ts";

/** Columns, gaps and the widths that a picture takes in them. The gaps are 26×12, and 48×24 or 44×22 from md. */
const grids = {
  listing: {
    look: "md:gap-x-6 md:gap-y-12",
    sizes:
      "(min-width: 90rem) 421px, (min-width: 68.75rem) calc(33.33vw - 59px), (min-width: 48rem) calc(33.33vw - 37px), calc(50vw - 22px)",
  },
  shop: {
    look: "wide:gap-x-5.5 md:gap-y-11",
    sizes:
      "(min-width: 90rem) 325px, (min-width: 68.75rem) calc(33.33vw - 155px), (min-width: 48rem) calc(33.33vw - 119px), calc(50vw - 22px)",
  },
} as const;

/** The first row is asked for with the page, its first two before all else; the rest when it comes near. */
const [before, withPage] = [2, 3];

/** The pieces of the view, the way on to more of them, or the way out where there are none. */
export function PieceGrid({ browse }: { browse: Browse }) {
  const { cards, count, scope, view, isPending, linkTo } = browse;
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  const more = moreView(view, count, scopes[scope].step);
  const { look, sizes } = grids[scope];

  // Once more pieces have come, reading goes on with the first of them.
  const goOnReading = useEffectEvent((first: number) => {
    if (view.shown && view.shown > first)
      list.current?.children[first]?.querySelector("a")?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (cards && firstNew.current !== undefined) goOnReading(firstNew.current);
    firstNew.current = undefined;
  }, [cards]);

  return (
    <section id={piecesId} aria-label="Pieces" aria-busy={isPending} tabIndex={-1} className="pieces outline-none">
      {count === 0 ? (
        <NoPieces browse={browse} />
      ) : (
        <ul ref={list} className={`grid grid-cols-2 gap-x-3 gap-y-6.5 md:grid-cols-3 ${look}`}>
          {cards.map((card, index) => (
            <li key={card.id}>
              <ProductCard card={card} chat="bar" sizes={sizes} eager={index < before} near={index < withPage} />
            </li>
          ))}
        </ul>
      )}
      {more && (
        <ShowMore
          link={linkTo(more)}
          shown={cards.length}
          count={count}
          onClick={() => {
            firstNew.current = cards.length;
          }}
        />
      )}
    </section>
  );
}
