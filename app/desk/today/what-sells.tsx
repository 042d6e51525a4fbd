import { Link } from "react-router";
import type { SoldPiece } from "../../../shop/desk/order-desk.ts";
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
        {pieces.map(({ id, name, count, total, picture }) => (
          <li key={id} className="flex items-center gap-3.5 border-t border-line py-2">
            <span className="w-[45px] shrink-0">{picture && <Picture of={picture} alt="" sizes="45px" />}</span>
            <span className="min-w-0 grow">
              <span className="block truncate font-display text-21 leading-tight">
                <bdi>{name}</bdi>
              </span>
              <span className="text-14 text-ink-2">{count} sold</span>
            </span>
            <Link
              to={ordersPath({ piece: id, ...takenSince(today, soldDays) })}
              aria-label={`${formatDesk(total)} with ${name}`}
              className="flex min-h-11 items-center font-semibold"
            >
              {formatDesk(total)}
            </Link>
          </li>
        ))}
      </ul>
      {pieces.length === 0 && <p className="border-t border-line py-4 text-ink-2">Nothing in {soldDays} days.</p>}
    </section>
  );
}
