import { type Stage, stageTable } from "./stage.ts";

/** What matters most about somebody comes first. */
const order: readonly Stage[] = ["delivered", "returned", "cancelled", "sent", "packed", "making", "confirmed", "new"];

function ordinal(count: number): string {
  const [tens, ones] = [count % 100, count % 10];
  const ending = tens > 10 && tens < 14 ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[ones] ?? "th");
  return `${count}${ending}`;
}

/** How many orders stand at each stage. */
export type StageTally = Readonly<Partial<Record<Stage, number>>>;

/**
 * What a phone number did before, by the stages of its earlier orders as they are now: "3rd order, 1 delivered, 1 came
 * back"; "" where this is the first.
 */
export function knownNumber(earlier: StageTally): string {
  const total = tallyCount(earlier);
  if (total === 0) return "";
  const parts = order.flatMap((stage) => {
    const count = earlier[stage] ?? 0;
    return count > 0 ? [`${count} ${stageTable[stage].name.toLowerCase()}`] : [];
  });
  return `${ordinal(total + 1)} order, ${parts.join(", ")}`;
}

export function tallyCount(tally: StageTally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

/** The longest mark on a number. */
export const maxMark = 200;

/** What the desk's people keep about a phone number, for themselves. */
export type PhoneMark = { text: string; by: string; at: number };
