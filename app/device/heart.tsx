import { useState } from "react";
import { Announcer } from "../ui/announcer.tsx";
import { Icon } from "../ui/icon.tsx";
import { Nuqta } from "../ui/nuqta.tsx";
import { savePiece, unsavePiece, useSavedPieces } from "./saved-pieces.ts";

type Props = { id: number; name: string };

/**
 * Only the device knows whether a piece is saved. An inline script sets `aria-pressed` before the first paint
 * (saved-pieces-script.ts); `suppressHydrationWarning` leaves that alone until React has read the storage.
 */
function useHeart({ id, name }: Props) {
  const isSaved = useSavedPieces(({ items }) => items.includes(id));
  const [isFresh, setIsFresh] = useState(false);
  const press = () => {
    setIsFresh(!isSaved);
    if (isSaved) unsavePiece(id);
    else savePiece(id);
  };
  return {
    isFresh: isSaved && isFresh,
    button: {
      type: "button" as const,
      "data-saves": id,
      "aria-label": `Save ${name}`,
      "aria-pressed": isSaved,
      suppressHydrationWarning: true,
      onClick: press,
    },
  };
}

/** Beside a card's name and price, outside its link. */
export function Heart({ className = "", ...piece }: Props & { className?: string }) {
  const { isFresh, button } = useHeart(piece);
  return (
    <button {...button} className={`heart noscript:hidden ${className}`}>
      <HeartShape isFresh={isFresh} />
    </button>
  );
}

/** On the piece's own page, with a word. Its accessible name never changes; `aria-pressed` tells screen readers the rest. */
export function SaveChip(piece: Props) {
  const { isFresh, button } = useHeart(piece);
  return (
    <button
      {...button}
      className="save-chip noscript:hidden inline-flex h-11 shrink-0 items-center gap-2 rounded-full border border-line-2/40 px-4 font-semibold text-14 transition-colors"
    >
      <HeartShape isFresh={isFresh} />
      {/* Both words share one grid cell, so that nothing moves. */}
      <span aria-hidden="true" className="grid">
        <span className="save-word col-start-1 row-start-1">Save</span>
        <span className="saved-word col-start-1 row-start-1">Saved</span>
      </span>
      <Announcer>{isFresh ? `${piece.name} saved` : ""}</Announcer>
    </button>
  );
}

/** When a piece is saved, three nuqtas grow into the heart. */
function HeartShape({ isFresh }: { isFresh: boolean }) {
  return (
    <span className="heart-shape" data-fresh={isFresh || undefined}>
      <Icon name="heart" className="size-5.5" />
      {isFresh && (
        <>
          <Nuqta className="heart-nuqta left-[5px] top-[6px]" />
          <Nuqta className="heart-nuqta right-[5px] top-[6px]" />
          <Nuqta className="heart-nuqta left-[8px] top-[11px]" />
        </>
      )}
    </span>
  );
}
