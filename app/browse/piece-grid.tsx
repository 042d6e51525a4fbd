import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { moreView } from "../../shop/pieces/listing-view.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { NoPieces } from "./no-pieces.tsx";
import { PieceCards } from "./piece-cards.tsx";
import { piecesId } from "./pieces-id.ts";
import { scopes } from "./scope.ts";
import type { Browse } from "./use-browse.ts";

/** The pieces of the view, a link to more of them, or what to do where there are none. */
export function PieceGrid({ browse }: { browse: Browse }) {
  const { scope, results, linkTo } = browse;
  const { view, count, firstCount: matchCount, shown: cards } = results;
  const section = useRef<HTMLElement>(null);
  const firstNewIndex = useRef<number>(undefined);
  const matches = useMemo(() => cards.slice(0, matchCount), [cards, matchCount]);
  const mentions = useMemo(() => cards.slice(matchCount), [cards, matchCount]);
  // `browse.view` is what was chosen last, `view` what the grid shows.
  const more = moreView({ ...browse.view, shown: view.shown ?? 0 }, count, scopes[scope].pageSize);

  // After "Show more" the focus moves to the first new piece.
  const focusFirstNew = useEffectEvent((index: number) => {
    const piece = section.current?.querySelectorAll("article")[index];
    if (view.shown && view.shown > index) piece?.querySelector("a")?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // Only new cards may move the focus: another re-render must not.
    if (cards && firstNewIndex.current !== undefined) focusFirstNew(firstNewIndex.current);
    firstNewIndex.current = undefined;
  }, [cards]);

  const awaitMore = () => {
    firstNewIndex.current = cards.length;
  };
  return (
    <section ref={section} id={piecesId} aria-label="Pieces" tabIndex={-1} className="pieces outline-none">
      {count === 0 && <NoPieces browse={browse} />}
      {matches.length > 0 && <PieceCards cards={matches} scope={scope} />}
      {mentions.length > 0 && (
        <>
          <h2 className="mt-12 mb-5 border-line border-b pb-2 font-display text-26 leading-tight first:mt-0 md:text-32">
            Also with {view.q}
          </h2>
          <PieceCards cards={mentions} scope={scope} />
        </>
      )}
      {more && (
        <div className="show-more mt-10 flex flex-col items-center gap-3 md:mt-20">
          <p className="nums text-14 text-ink-2">
            {cards.length} of {count}
          </p>
          {/* Replaces the history entry: Back leaves the page. */}
          <a
            {...linkTo(() => ({ shown: more.shown }), { replace: true, onOpen: awaitMore })}
            className={buttonStyle("quiet")}
          >
            Show more
          </a>
        </div>
      )}
    </section>
  );
}
