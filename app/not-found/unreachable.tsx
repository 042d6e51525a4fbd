import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { buttonStyle } from "../components/button-style.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { loadAnew } from "../components/load-anew.ts";
import { Picture } from "../components/picture.tsx";
import { piecePage } from "../components/piece-page.ts";
import { PieceTitle } from "../components/piece-title.tsx";
import { usePressedCard } from "../components/pressed-card.ts";
import { wasScriptLost } from "../components/route-modules.ts";
import { useBackOnline } from "../components/use-back-online.ts";
import { noLine } from "./describe-error.ts";

const { status: title, text } = noLine;

/** A page that couldn't be had for want of a line, with what is known of it already; it comes with the line. */
export function Unreachable() {
  const { card, cardSizes } = usePressedCard();
  if (!card || !cardSizes)
    return (
      <EmptyState title={title} text={text}>
        <TryAgain />
      </EmptyState>
    );
  return (
    <div className={`${piecePage.page} pb-16`}>
      <div role="alert" className="py-4">
        <h2 className="font-display text-26 leading-tight">{title}</h2>
        <p className="mt-1 text-ink-2">{text}</p>
        <TryAgain />
      </div>
      <div className={piecePage.columns}>
        <div className={piecePage.gallery}>
          <Picture of={card.picture} alt={card.alt ?? ""} sizes={cardSizes} className="aspect-3/4 md:rounded-card" />
        </div>
        <div className={piecePage.words}>
          <PieceTitle {...card} />
        </div>
      </div>
    </div>
  );
}

/** It tries by itself at once where only a script was lost, or is one of an older release. */
function TryAgain() {
  const { revalidate, state } = useRevalidator();
  const tryAgain = () => (wasScriptLost() ? loadAnew() : revalidate());
  useBackOnline(tryAgain);
  const tryAtOnce = useEffectEvent(tryAgain);
  useEffect(() => {
    if (wasScriptLost()) tryAtOnce();
  }, []);
  return (
    <button type="button" onClick={tryAgain} aria-busy={state === "loading"} className={buttonStyle("primary", "mt-6")}>
      Try again
    </button>
  );
}
