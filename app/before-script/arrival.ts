import { addWorkingDays, between, joinDays } from "../../shop/order/arrival.ts";
import { dayStart } from "../../shop/pakistan-days.ts";

export const arrivalAttribute = "data-arrival";

/** What the page says of a piece's arrival, beside its words. */
export type ArrivalDays = {
  /** "At your door". */
  lead: string;
  /** The least and the most working days. */
  days: readonly [least: number, most: number];
  holidays: readonly number[];
};

/**
 * A page is stored, and may be served days later, so its HTML says working days. This puts the dates in their place
 * right behind it, before the first paint and before hydration: nothing shifts.
 */
export function arrivalScript(): string {
  return `(${nameDates})(${addWorkingDays},${joinDays},${JSON.stringify(between)},${dayStart(0)})`;
}

/** Serialised into the page, so it may use nothing but its arguments. */
function nameDates(add: typeof addWorkingDays, join: typeof joinDays, words: typeof between, dayZero: number): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-arrival]")) {
    const { lead, days, holidays }: ArrivalDays = JSON.parse(place.dataset.arrival ?? "");
    const today = Math.floor((Date.now() - dayZero) / 86_400_000);
    const [first = 0, last = 0] = days.map((count) => add(today, count, [...holidays]));
    place.textContent = `${lead} ${join(first, last, words)}`;
  }
}
