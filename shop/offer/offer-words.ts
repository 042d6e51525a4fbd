import { dayOf, formatClock, formatWeekday } from "../pakistan-days.ts";

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "three", "14". */
export function numberInWords(count: number): string {
  return numbers[count] ?? String(count);
}

/** "one piece", "three pieces", "14 pieces". */
export function piecesInWords(count: number): string {
  return `${numberInWords(count)} ${count === 1 ? "piece" : "pieces"}`;
}

/** "today at 2:20 pm", "on Thursday at 2:20 pm", or, from a week ago on, "on Thursday, 5 November at 2:20 pm". */
export function momentInWords(epochMs: number, now: number): string {
  const [day, today] = [dayOf(epochMs), dayOf(now)];
  const [weekday] = formatWeekday(day).split(",");
  const when = day === today ? "today" : `on ${day > today - 7 ? weekday : formatWeekday(day)}`;
  return `${when} at ${formatClock(epochMs)}`;
}

/** "This price ran out at 9 pm": the hour alone, as it was a moment ago. */
export const clockInWords = (epochMs: number): string => formatClock(epochMs).replace(":00", "");
