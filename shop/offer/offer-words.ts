import { isolateBidi } from "../bidi.ts";
import { formatDesk, type Rupees } from "../money/rupees.ts";
import { firstName, piecesHeading } from "../order/words.ts";
import { dayOf, formatAgo, formatMoment, formatShortDay, formatTime, formatWeekday } from "../pakistan-days.ts";
import type { OfferLine, OfferState } from "./offer.ts";
import type { OfferRow } from "./offer-desk.ts";
import { untilAtDesk } from "./until.ts";

/** What the desk says of an offer. */

export const offerStateNames: Readonly<Record<OfferState, string>> = {
  open: "Open",
  taken: "Taken",
  "run-out": "Run out",
  withdrawn: "Withdrawn",
};

/** In the middle of a sentence: "Ayesha’s link", "The link". */
export function linkOf(name: string): string {
  return name === "" ? "The link" : `${isolateBidi(firstName(name))}’s link`;
}

/** "Three pieces, Rs 100,600, until Friday, 21:00". */
export function offerSummary(lines: readonly OfferLine[], total: Rupees, until: number, now: number): string {
  const day = until > now ? `until ${untilAtDesk(until, now)}` : `until ${formatMoment(until, now)}`;
  return `${piecesHeading(lines)}, ${formatDesk(total)}, ${day}`;
}

/** The last line of a row: "until Fri 21:00", the order's number, or when it ended. */
export function offerEnd({ state, until, takenBy, withdrawnAt }: OfferRow, now: number): string {
  if (state === "taken") return takenBy ?? "";
  if (state === "open") return `until ${shortUntil(until, now)}`;
  return formatAgo(withdrawnAt ?? until, now);
}

const week = 7;

function shortUntil(until: number, now: number): string {
  const day = dayOf(until);
  const ahead = day - dayOf(now);
  if (ahead === 0) return `today ${formatTime(until)}`;
  return ahead < week ? `${formatWeekday(day).slice(0, 3)} ${formatTime(until)}` : formatShortDay(day);
}

/** Where the link stood while it was new. */
export function sentInWords(madeAt: number, now: number): string {
  const days = dayOf(now) - dayOf(madeAt);
  const near = ["today", "yesterday"][days];
  const when = near ? `${near}, ${formatTime(madeAt)}` : formatMoment(madeAt, now);
  return `Sent ${when}. The link can’t be shown again.`;
}

/** "3 offers open". */
export function openOffersInWords(count: number): string {
  return count === 1 ? "1 offer open" : `${count} offers open`;
}

/** The offers that still wait for their shoppers; `nextUntil` is the first to run out, where all of them are known. */
export type OpenOffers = { count: number; nextUntil: number | undefined };

export function openOffers(rows: readonly Pick<OfferRow, "until">[], count: number): OpenOffers {
  return {
    count,
    nextUntil: rows.length === count && count > 0 ? Math.min(...rows.map(({ until }) => until)) : undefined,
  };
}

/** "the next runs out Friday, 21:00". */
export function nextRunsOut({ count, nextUntil }: OpenOffers, now: number): string {
  if (nextUntil === undefined) return "";
  return `${count === 1 ? "runs out" : "the next runs out"} ${untilAtDesk(nextUntil, now)}`;
}
