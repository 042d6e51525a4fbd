import { useState } from "react";
import { stockWords } from "../../../shop/editor/piece-filter.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { findPieces } from "../../../shop/offer/find-pieces.ts";
import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

type Props = { pieces: readonly OfferPiece[]; onAdd: (piece: OfferPiece) => void };

/** A search, and rows as at Pieces. A press puts the piece in. */
export function PieceSearch({ pieces, onAdd }: Props) {
  const [search, setSearch] = useState("");
  const found = findPieces(pieces, search);
  return (
    <>
      <div className="relative mt-4">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5" />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          aria-label="Name or stone"
          placeholder="Name or stone"
          className="field pl-10"
        />
      </div>
      <p role="status" className="sr-only">
        {found.length} found
      </p>
      {found.length === 0 && (
        <p className="mt-5 break-words text-ink-2">
          Nothing fits “<bdi>{search}</bdi>”. Try a name or a stone.
        </p>
      )}
      <ul className="mt-2 min-h-80">
        {found.map((piece) => (
          <li key={piece.id}>
            <button type="button" onClick={() => onAdd(piece)} className="piece-pick">
              <span className="piece-tile">
                <Picture of={piece.picture} alt="" sizes="54px" className="size-full" />
              </span>
              <span className="min-w-0">
                <span className="block break-words font-display text-21 leading-tight">
                  <bdi>{piece.name}</bdi>
                </span>
                <span className="block truncate text-14 text-ink-2">
                  <bdi>{piece.summary}</bdi>
                </span>
              </span>
              <span className="nums whitespace-nowrap text-right">
                <span className="block font-semibold">{formatDesk(piece.price)}</span>
                <span className="block text-14 text-ink-2">{stateOf(piece)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function stateOf(piece: OfferPiece): string {
  const isMade = piece.badge === "Made to Order" && !piece.stock && piece.inStock;
  return isMade ? "Made to order" : stockWords({ ...piece, stock: piece.stock, state: "live" });
}
