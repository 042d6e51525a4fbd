import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import type { AskedExchange } from "../../../shop/desk/order-changes.ts";
import type { OrderDesk } from "../../../shop/desk/order-desk.ts";
import { typedNumber } from "../../../shop/editor/piece-form.ts";
import type { Rupees } from "../../../shop/money/rupees.ts";
import { parseBackReason, parsePlace } from "../../../shop/order/came-back.ts";
import { maxEntry } from "../../../shop/order/money-entries.ts";
import { type FormAnswer, refusalOf, type Typed, type Wanted } from "./answer-form.ts";
import { revisionIn, textOf } from "./form-fields.ts";

/** Nothing typed is nothing. */
function optionalSum(form: FormData, name: string): Rupees | undefined {
  const text = textOf(form, name, "one").trim();
  const sum = text === "" ? 0 : typedNumber(text);
  return sum !== undefined && Number.isSafeInteger(sum) && sum >= 0 && sum <= maxEntry ? sum : undefined;
}

/** Of a parcel that came back, or of pieces that came for an exchange. */
export async function answerCameBack(orders: OrderDesk, number: string, form: FormData): Promise<FormAnswer> {
  const why = parseBackReason(textOf(form, "why", "one"));
  const isExchange = why === "exchange";
  const wanted: Wanted = isExchange ? { kind: "exchange" } : { kind: "step", step: "come-back" };
  if (!why) return { reason: "not-possible", wanted };
  const field = isExchange ? "give-back" : "cost";
  const cost = optionalSum(form, field);
  const typed = { why, sum: textOf(form, field, "one") };
  if (cost === undefined) return { reason: "sum", fault: "not-an-amount", wanted, typed };
  const order = await orders.find(number);
  const places = (order?.lines ?? []).map((_, position) => parsePlace(textOf(form, `place-${position}`, "one")));
  const revision = revisionIn(form);
  if (isExchange) return exchange(orders, number, { revision, places, giveBack: cost }, typed);
  const back = { why, places: places.map((place) => place ?? "shelf"), cost };
  const change = { kind: "step", step: "come-back" } as const;
  const refusal = refusalOf(await orders.change(number, { change, revision, back }), change);
  return refusal ? { ...refusal, typed } : { to: `${deskOrderPath(number)}?done=yes` };
}

async function exchange(orders: OrderDesk, number: string, asked: AskedExchange, typed: Typed): Promise<FormAnswer> {
  const answer = await orders.exchange(number, asked);
  const wanted = { kind: "exchange" } as const;
  switch (answer.outcome) {
    case "done":
    case "repeated":
      return { to: `${deskOrderPath(number)}?done=yes` };
    case "conflict":
      return { reason: "conflict", since: answer.since, wanted, typed };
    case "too-much":
      return { reason: "sum", fault: "more-than-total", wanted, typed };
    default:
      return { reason: "not-possible", wanted, typed };
  }
}
