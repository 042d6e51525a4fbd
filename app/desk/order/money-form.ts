import { typedNumber } from "../../../shop/editor/piece-form.ts";
import type { Rupees } from "../../../shop/money/rupees.ts";
import type { OrderChange } from "../../../shop/order/change.ts";
import { type MoneyWay, maxEntryNote, parseMoneyWay } from "../../../shop/order/money-entries.ts";
import { type Day, dayOf, dayToText, parseDay } from "../../../shop/pakistan-days.ts";
import { cleanText } from "../../../shop/typed-text.ts";

/** What the sheets about money send. */

/** As typed, so that a refused sheet has it again. `day` is missing for today. */
export type TypedMoney = { sum: string; way?: MoneyWay; day?: string; note?: string };

function lineOf(form: FormData, name: string, most: number): string {
  return cleanText(String(form.get(name) ?? ""), "one").slice(0, most);
}

/** Infinity where it isn't a number: the rules refuse it, and it still has a sign. */
function typedSum(text: string): Rupees {
  return typedNumber(text) || Number.POSITIVE_INFINITY;
}

/** Undefined for today; "wrong" for a day to come, or none. */
function dayIn(form: FormData, now: number): Day | "wrong" | undefined {
  const typed = typedDay(form, now);
  if (typed === undefined) return undefined;
  const day = parseDay(typed);
  return day !== undefined && day <= dayOf(now) ? day : "wrong";
}

function typedDay(form: FormData, now: number): string | undefined {
  const when = form.get("when");
  if (when === "yesterday") return dayToText(dayOf(now) - 1);
  return when === "other" ? lineOf(form, "day", 10) : undefined;
}

type Entry = Extract<OrderChange, { kind: "entry" }>;

/** Undefined without a way that it came. */
export function entryIn(form: FormData, now: number): (Entry & { isDayWrong: boolean }) | undefined {
  const way = parseMoneyWay(lineOf(form, "way", 20));
  const sum = typedSum(lineOf(form, "sum", 20));
  const day = dayIn(form, now);
  const note = lineOf(form, "note", maxEntryNote).trim();
  return (
    way && {
      ...{ kind: "entry", sum: form.get("back") === "yes" ? -sum : sum, way },
      ...(typeof day === "number" && { day }),
      ...(note !== "" && { note }),
      isDayWrong: day === "wrong",
    }
  );
}

/** One of the parts that are offered, or another sum. */
export function advanceSumIn(form: FormData): Rupees {
  const part = lineOf(form, "part", 20);
  return typedSum(part === "" || part === "other" ? lineOf(form, "sum", 20) : part);
}

export function advanceIn(form: FormData): OrderChange {
  if (form.get("none") === "yes") return { kind: "advance", sum: 0 };
  const until = parseDay(lineOf(form, "until", 10));
  const terms = { ...(until !== undefined && { until }), ...(form.get("first") === "yes" && { first: true }) };
  return { kind: "advance", sum: advanceSumIn(form), ...terms };
}

export function typedMoneyIn(form: FormData, now: number): Partial<TypedMoney> {
  const way = parseMoneyWay(lineOf(form, "way", 20));
  const [day, note] = [typedDay(form, now), lineOf(form, "note", maxEntryNote)];
  return {
    ...(form.has("sum") && { sum: lineOf(form, "sum", 20) }),
    ...(way && { way }),
    ...(day !== undefined && { day }),
    ...(note !== "" && { note }),
  };
}
