import { isolateBidi } from "../bidi.ts";
import { formatDesk, type Rupees } from "../money/rupees.ts";
import { firstName, listInWords, piecesHeading } from "../order/words.ts";
import { dayOf, formatAgo, formatMoment, formatShortDay, formatTime, formatWeekday } from "../pakistan-days.ts";
import type { ChoiceField } from "../pieces/choices.ts";
import type { OfferLine, OfferState } from "./offer.ts";
import type { OfferPage, OfferRow } from "./offer-desk.ts";
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

const choiceNames: Readonly<Record<ChoiceField, string>> = {
  size: "size",
  withDupatta: "dupatta",
  scent: "attar",
  kilos: "mithai",
};

/** Of an open choice, as a heading: "Gauhar’s size". */
export function choiceHeading(piece: string, field: ChoiceField): string {
  return `${piece}’s ${choiceNames[field]}`;
}

/** Said where nothing was chosen: "Choose a size for Gauhar." */
export function chooseInWords(piece: string, field: ChoiceField): string {
  const what = { size: "a size", withDupatta: "with dupatta or without", scent: "an attar", kilos: "how much mithai" };
  return `Choose ${what[field]} for ${piece}.`;
}

/** "She chooses the size and the attar." */
export function openChoicesInWords(fields: readonly ChoiceField[]): string {
  if (fields.length === 0) return "";
  return `She chooses the ${listInWords(fields.map((field) => choiceNames[field]))}.`;
}

/** "3 offers open". */
export function openOffersInWords(count: number): string {
  if (count === 0) return "No offers open";
  return count === 1 ? "1 offer open" : `${count} offers open`;
}

/** Offers that wait for their shoppers; `nextUntil` is the first to run out, where all of them are known. */
export type OpenOffers = { count: number; nextUntil: number | undefined; hasAny: boolean };

export function openOffers({ rows, counts }: Pick<OfferPage, "rows" | "counts">): OpenOffers {
  const count = counts.open;
  const isAll = count > 0 && rows.length === count;
  return {
    count,
    nextUntil: isAll ? Math.min(...rows.map(({ until }) => until)) : undefined,
    hasAny: Object.values(counts).some((each) => each > 0),
  };
}

/** "the next runs out Friday, 21:00". */
export function nextRunsOut({ count, nextUntil }: Pick<OpenOffers, "count" | "nextUntil">, now: number): string {
  if (nextUntil === undefined) return "";
  return `${count === 1 ? "runs out" : "the next runs out"} ${untilAtDesk(nextUntil, now)}`;
}
