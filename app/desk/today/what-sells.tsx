import { Link } from "react-router";
import { marginOf } from "../../../shop/desk/takings.ts";
import type { SoldPiece } from "../../../shop/desk/today-numbers.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import type { Day } from "../../../shop/pakistan-days.ts";
import { Picture } from "../../ui/picture.tsx";
import { ordersPath, soldDays, takenSince } from "./order-links.ts";
import { SectionHead } from "./section-head.tsx";

export function WhatSells({ pieces, today }: { pieces: readonly SoldPiece[]; today: Day }) {
  return (
    <section>
      <SectionHead title="What sells" aside={`${soldDays} days`} />
      <ul className="border-b border-line">
        {pieces.map((piece) => (
          <li key={piece.id} className="flex items-center gap-3.5 border-t border-line py-2">
            <span className="w-[45px] shrink-0">
              {piece.picture && <Picture of={piece.picture} alt="" sizes="45px" />}
            </span>
            <span className="min-w-0 grow">
              <span className="block truncate font-display text-21 leading-tight">
                <bdi>{piece.name}</bdi>
              </span>
              <span className="text-14 text-ink-2">{piece.count} sold</span>
            </span>
            <span className="flex shrink-0 flex-col items-end">
              <Link
                to={ordersPath({ piece: piece.id, reached: "confirmed", ...takenSince(today, soldDays) })}
                aria-label={`${formatDesk(piece.total)} with ${piece.name}`}
                className="sold-sum font-semibold"
              >
                {formatDesk(piece.total)}
              </Link>
              <span className="text-13 text-ink-2">{marginInWords(piece)}</span>
            </span>
          </li>
        ))}
      </ul>
      {pieces.length === 0 && (
        <p className="border-t border-line py-4 text-ink-2">Nothing confirmed in {soldDays} days.</p>
      )}
    </section>
  );
}

function marginInWords(piece: SoldPiece): string {
  if (piece.cost === undefined) return "cost not entered";
  const margin = marginOf(piece);
  return margin === undefined ? "" : `margin ${String(margin).replace("-", "−")}\u00a0%`;
}
