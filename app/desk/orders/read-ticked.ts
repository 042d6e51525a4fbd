import { parseManyStep } from "../../../shop/desk/many-orders.ts";
import { planMany } from "../../../shop/desk/many-plan.ts";
import type { OrderDesk } from "../../../shop/desk/order-desk.ts";
import { readOutcome } from "../ticked-orders/outcome.ts";
import { parseTicked } from "../ticked-orders/ticked.ts";
import { describeOutcome } from "./describe-outcome.ts";

/** What the list's URL says about ticked orders: which, the sheet that is open for them, and what was done before. */
export async function readTicked(orders: OrderDesk, params: URLSearchParams, now: number) {
  const ticked = parseTicked(params.getAll("orders"));
  const numbers = ticked.map(({ number }) => number);
  const outcome = readOutcome(params);
  return {
    initiallyTicked: numbers,
    many: numbers.length > 0 ? await readPlan(orders, params, numbers, now) : undefined,
    outcome: outcome && (await describeOutcome(orders, outcome)),
  };
}

export type ManyPlan = NonNullable<Awaited<ReturnType<typeof readPlan>>>;

/** The orders in their current state, also if they have left this list. */
async function readPlan(orders: OrderDesk, params: URLSearchParams, numbers: readonly string[], now: number) {
  const step = parseManyStep(params.get("do"));
  if (!step) return undefined;
  const found = await Promise.all(numbers.map((number) => orders.find(number)));
  const { makingDays, refundDays } = orders.shop;
  const known = found.filter((order) => order !== undefined);
  return {
    step,
    rows: planMany(step, known, { now, makingDays, refundDays }),
    lastCourier: step === "send" ? await orders.lastCourier() : undefined,
  };
}
