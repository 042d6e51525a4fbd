import { formatDesk, type Rupees } from "../money/rupees.ts";
import { numberInWords } from "../offer/offer-words.ts";
import { type Day, dayOf, formatDay, formatTime, formatWeekday } from "../pakistan-days.ts";
import type { ListingSlug } from "../pieces/product.ts";
import type { SaleCut, SaleState } from "./sale.ts";
import type { Brought } from "./sale-desk.ts";

export const saleStateNames: Readonly<Record<SaleState, string>> = {
  running: "Runs",
  planned: "Planned",
  over: "Over",
};

/** "15 % less", "Rs 500 less". */
export function cutInWords(cut: SaleCut): string {
  return `${"percent" in cut ? `${cut.percent}\u00a0%` : formatDesk(cut.sum)} less`;
}

type Named = { cut: SaleCut; listing: ListingSlug | undefined; pieces: readonly unknown[] };

/** "15 % less on 6 earrings"; pieces of several listings are pieces. */
export function saleInWords({ cut, listing, pieces: { length } }: Named): string {
  if (length === 1) return `${cutInWords(cut)} on one piece`;
  return `${cutInWords(cut)} on ${length} ${listing ? listing.replaceAll("-", " ") : "pieces"}`;
}

/** The listing that names pieces: the one of all of them. */
export function commonListing(pieces: readonly { listings: readonly ListingSlug[] }[]): ListingSlug | undefined {
  const [first, ...others] = pieces;
  return first?.listings.find((listing) => others.every(({ listings }) => listings.includes(listing)));
}

/** "one day", "three days", "14 days". */
export function lengthInWords(from: Day, until: Day): string {
  const days = until - from + 1;
  return `${numberInWords(days)} ${days === 1 ? "day" : "days"}`;
}

type Timed = { state: SaleState; fromAt: number; untilAt: number };

/** "until Sunday, 23:59", "from 10 December, 00:00", "1 to 5 October". */
export function saleTimeInWords({ state, fromAt, untilAt }: Timed, now: number): string {
  if (state === "over") return daysInWords(dayOf(fromAt), dayOf(untilAt));
  const [word, at] = state === "running" ? ["until", untilAt] : ["from", fromAt];
  return `${word} ${dayInWords(dayOf(at), dayOf(now))}, ${formatTime(at)}`;
}

/** "today", "Friday", or, from a week on, "10 December". */
function dayInWords(day: Day, today: Day): string {
  if (day === today) return "today";
  return day > today && day < today + 7 ? (formatWeekday(day).split(",")[0] ?? "") : formatDay(day);
}

/** "5 October", "1 to 5 October", "29 October to 2 November". */
function daysInWords(from: Day, until: Day): string {
  if (from >= until) return formatDay(until);
  const [date, month] = formatDay(from).split(" ");
  return formatDay(until).endsWith(` ${month}`)
    ? `${date} to ${formatDay(until)}`
    : `${formatDay(from)} to ${formatDay(until)}`;
}

/** The words on the button: "Begin it now", "Plan it for Friday". */
export function planInWords(from: Day | undefined, today: Day): string {
  if (from === undefined) return "Plan it";
  return from <= today ? "Begin it now" : `Plan it for ${dayInWords(from, today)}`;
}

/** "14 sold, Rs 84,350, Rs 14,900 given up". */
export function broughtInWords(brought: Brought | undefined): string {
  if (!brought || brought.sold === 0) return "Nothing sold yet";
  const { sold, total, givenUp } = brought;
  return `${sold} sold, ${formatDesk(total)}, ${formatDesk(givenUp)} given up`;
}

type Shown = { name: string; price: Rupees; salePrice: Rupees | null; state: "live" | "off" } | undefined;

/** Why a piece of a sale that runs doesn't have the sale's price; undefined where it does. */
export function whyWithout(piece: Shown, salePrice: Rupees): string | undefined {
  if (!piece) return "A piece of it is gone.";
  const { name, price, salePrice: now, state } = piece;
  if (state === "off") return `${name} is off the shop.`;
  if (now === salePrice) return undefined;
  if ((now ?? price) <= salePrice) return `${name} costs ${formatDesk(now ?? price)} already.`;
  return `${name} was changed by hand: ${formatDesk(now ?? price)}.`;
}
