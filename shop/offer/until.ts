import { type Day, dayOf, dayStart, formatClock, formatTime, formatWeekday } from "../pakistan-days.ts";

/** How long an offer holds: to nine in the evening of a day. */
export const untilChoices = ["today", "tomorrow", "three-days", "day"] as const;
export type UntilChoice = (typeof untilChoices)[number];

export const firstUntil: UntilChoice = "tomorrow";
export const mostDaysAhead = 30;

const evening = 21 * 60 * 60 * 1000;
const week = 7;

export type Until = { ok: true; until: number } | { ok: false; fault: "in-the-past" | "too-far" | "no-day" };

/** `day` is the seller's own, needed for the last choice alone. */
export function chooseUntil(choice: UntilChoice, now: number, day?: Day): Until {
  const today = dayOf(now);
  const chosen = { today, tomorrow: today + 1, "three-days": today + 3, day }[choice];
  if (chosen === undefined) return { ok: false, fault: "no-day" };
  if (chosen > today + mostDaysAhead) return { ok: false, fault: "too-far" };
  const until = dayStart(chosen) + evening;
  return until > now ? { ok: true, until } : { ok: false, fault: "in-the-past" };
}

/** "today", "Friday", or, from a week on, "Friday, 4 December". */
function dayInWords(day: Day, today: Day): string {
  if (day === today) return "today";
  const [weekday = ""] = formatWeekday(day).split(",");
  return day > today && day < today + week ? weekday : formatWeekday(day);
}

/** As the desk writes the time: "Friday, 21:00". */
export function untilAtDesk(until: number, now: number): string {
  return `${dayInWords(dayOf(until), dayOf(now))}, ${formatTime(until)}`;
}

/** As shoppers read the clock: "Friday, 9 pm". */
export function untilForShopper(until: number, now: number): string {
  return `${dayInWords(dayOf(until), dayOf(now))}, ${formatClock(until).replace(":00", "")}`;
}
