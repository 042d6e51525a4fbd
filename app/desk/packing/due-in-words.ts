import { type Day, formatShortDay } from "../../../shop/pakistan-days.ts";

/** "today", "tomorrow", "by 30 Nov"; "2 days late". */
export function dueInWords(day: Day | null, today: Day): { words: string; isLate: boolean } | undefined {
  if (day === null) return undefined;
  const late = today - day;
  if (late > 0) return { words: late === 1 ? "1 day late" : `${late} days late`, isLate: true };
  if (late === 0) return { words: "today", isLate: false };
  return { words: late === -1 ? "tomorrow" : `by ${formatShortDay(day)}`, isLate: false };
}
