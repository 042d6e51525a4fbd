import { type Day, parseDay } from "../pakistan-days.ts";
import { namesInWords } from "../pieces/names-in-words.ts";
import type { Badge } from "../pieces/product.ts";
import { hasToBeMade } from "./making-day.ts";

export type DaysFromTo = { from: number; to: number };

/** The first and the last day on which a parcel should arrive. */
export type Arrival = { first: Day; last: Day };

/** What the settings say about days; without `deliveryDays` no date is named. */
export type ArrivalSettings = {
  makingDays: DaysFromTo;
  deliveryDays?: DaysFromTo | undefined;
  holidays?: readonly string[] | undefined;
};

/** Working days from an order to the door. */
export function workingDaysToDoor(
  badges: readonly (Badge | undefined)[],
  { makingDays, deliveryDays }: Pick<ArrivalSettings, "makingDays" | "deliveryDays">,
): DaysFromTo | undefined {
  if (!deliveryDays || badges.length === 0) return undefined;
  const { from, to } = hasToBeMade(badges) ? makingDays : { from: 0, to: 0 };
  return { from: from + deliveryDays.from, to: to + deliveryDays.to };
}

/** When pieces that are ordered on a day, and travel in one parcel, should arrive. */
export function arrivalOf(
  badges: readonly (Badge | undefined)[],
  settings: ArrivalSettings,
  ordered: Day,
): Arrival | undefined {
  const days = workingDaysToDoor(badges, settings);
  if (!days) return undefined;
  const holidays = holidayDays(settings);
  return {
    first: addWorkingDays(ordered, days.from, holidays),
    last: addWorkingDays(ordered, days.to, holidays),
  };
}

export function holidayDays({ holidays = [] }: Pick<ArrivalSettings, "holidays">): Day[] {
  return holidays.flatMap((text) => parseDay(text) ?? []);
}

/** Sundays and holidays don't count. Serialised into product pages, so it may use nothing but its arguments. */
export function addWorkingDays(day: Day, count: number, holidays: readonly Day[]): Day {
  let at = day;
  // Day 0 was a Thursday.
  const isFree = () => at % 7 === 3 || holidays.includes(at);
  for (let left = count; left > 0 || isFree(); ) {
    at++;
    if (!isFree()) left--;
  }
  return at;
}

type DayWords = readonly [one: string, first: string, last: string];
export const between: DayWords = ["on ", "between ", " and "];
const fromTo: DayWords = ["", "", " to "];

/** "between 3 and 8 December", "between 29 December and 3 January", "on 8 December". Serialised as well. */
export function joinDays(first: Day, last: Day, [one, before, and]: DayWords): string {
  const [from = "", to = ""] = [first, last].map((day) =>
    new Date(day * 86_400_000).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }),
  );
  const [date = "", month] = from.split(" ");
  return first === last ? one + to : before + (to.endsWith(` ${month}`) ? date : from) + and + to;
}

/** "between 3 and 8 December". */
export function betweenDays({ first, last }: Arrival): string {
  return joinDays(first, last, between);
}

/** "At your door between 3 and 8 December". */
export function atYourDoor(arrival: Arrival): string {
  return `At your door ${betweenDays(arrival)}`;
}

/** Of one piece: "Made for you: 3 to 8 December", "On the shelf: 20 to 23 November". */
export function lineArrival(badge: Badge, { first, last }: Arrival): string {
  return `${badge === "Made to Order" ? "Made for you" : "On the shelf"}: ${joinDays(first, last, fromTo)}`;
}

/** Under the date of several lines: "In one parcel, as soon as Aina is made."; "" where nothing has to be made. */
export function oneParcel(pieces: readonly { name: string; quantity: number; badge: Badge }[]): string {
  const made = namesInWords(pieces.filter(({ badge }) => badge === "Made to Order"));
  if (pieces.length < 2 || made.words === "") return "";
  return `In one parcel, as soon as ${made.words} ${made.isSingular ? "is" : "are"} made.`;
}

/** "in 12 to 19 working days", which stays true without knowing the day. */
export function workingDaysInWords({ from, to }: DaysFromTo): string {
  const most = Math.max(1, to);
  const least = from === 0 ? "within " : from === to ? "in " : `in ${from} to `;
  return `${least}${most} working ${most === 1 ? "day" : "days"}`;
}

type Line = { id: number; own?: unknown };

/** A piece of its own, and one that is no longer sold, count as made to order. */
export function badgesOf(lines: readonly Line[], badgeOf: (id: number) => Badge | undefined): Badge[] {
  return lines.map(({ id, own }) => (own ? undefined : badgeOf(id)) ?? "Made to Order");
}
