import type { CartLine } from "../cart/cart.ts";
import { type Day, formatDay, formatFullDay, formatWeekday, parseDay } from "../pakistan-days.ts";
import { describeChoices } from "../pieces/choices.ts";
import { namesInWords } from "../pieces/names-in-words.ts";
import type { Badge } from "../pieces/product.ts";
import { type Arrival, betweenDays } from "./arrival.ts";

export const neededByHelp = "A baraat, a birthday: we plan the workshop by it.";

/** What can be chosen: from tomorrow to a year ahead. */
export function neededByRange(today: Day): { min: Day; max: Day } {
  return { min: today + 1, max: today + 365 };
}

/** Only a day that can be chosen is sent with an order. */
export function parseNeededBy(text: string, today: Day): Day | undefined {
  const day = parseDay(text);
  const { min, max } = neededByRange(today);
  return day !== undefined && day >= min && day <= max ? day : undefined;
}

type OrderedPiece = Pick<CartLine, "size" | "withDupatta" | "scent" | "kilos" | "quantity"> & {
  name: string;
  badge: Badge;
};

export type NeededByTold =
  | { kind: "help"; text: string }
  | { kind: "fits"; lead: string; text: string }
  /** Too near to be sure, or within the days on which it arrives: never refused. */
  | { kind: "close"; lead: string; text: string; ask: string; chatText: string };

type Asked = { text: string; today: Day; arrival: Arrival | undefined; pieces: readonly OrderedPiece[] };

/** What is said below the field. */
export function tellNeededBy({ text, today, arrival, pieces }: Asked): NeededByTold {
  if (text === "") return { kind: "help", text: neededByHelp };
  const day = parseNeededBy(text, today);
  if (day === undefined) {
    const { min, max } = neededByRange(today);
    const range = `from ${formatFullDay(min)} to ${formatFullDay(max)}`;
    return { kind: "help", text: `We can plan by a day ${range}. Another isn’t sent with the order.` };
  }
  if (!arrival) return { kind: "help", text: `${formatWeekday(day)}: we plan the workshop by it.` };
  if (day >= arrival.last) {
    const when = `It should be with you ${betweenDays(arrival)}. We plan the workshop by your day.`;
    return { kind: "fits", lead: `That fits: ${formatWeekday(day)}.`, text: when };
  }
  return {
    kind: "close",
    lead: `${formatWeekday(day)} is ${day < arrival.first ? "close" : "within those days"}.`,
    text: `${whyThen(pieces)} should be with you ${betweenDays(arrival)}. Sometimes we can be quicker: ask us before you order, or order as it is and we call you about the day.`,
    ask: `Ask about ${formatDay(day)}`,
    chatText: `Hello! I need this by ${formatWeekday(day)}: ${pieces.map(pieceInWords).join("; ")}. Can it be here by then?`,
  };
}

/** "Aina is made by hand after you order, and", "Gauhar". */
function whyThen(pieces: readonly OrderedPiece[]): string {
  const made = namesInWords(pieces.filter(({ badge }) => badge === "Made to Order"));
  if (made.words === "") return namesInWords(pieces).words;
  return `${made.words} ${made.isSingular ? "is" : "are"} made by hand after you order, and`;
}

function pieceInWords({ name, quantity, ...choices }: OrderedPiece): string {
  return [`${quantity} × ${name}`, ...describeChoices(choices)].join(", ");
}
