import { expect, test } from "vitest";
import type { OrderState } from "./change.ts";
import type { EventDetails, OrderEvent } from "./event.ts";
import { giveBackSince, refundPromise } from "./give-back.ts";
import { moneyAfterTotal } from "./money-entries.ts";

const day = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 10, 15, 7);
const line = { id: 1, name: "Aina", price: 5000, quantity: 1, lineTotal: 5000 };

/** One event a day: what it made of the stage, what came with it, and what it made of the line's price. */
type Past = { stage?: OrderState["stage"]; came?: number; price?: number };

function since(...past: Past[]): number | undefined {
  let [state, price, received]: [OrderState, number, number] = [{ stage: "new", money: "due" }, 5000, 0];
  const entries: { at: number; sum: number; way: "wallet"; by: string }[] = [];
  const events = past.map((each, index): OrderEvent => {
    const at = noon + index * day;
    const from = state;
    const differences = [
      { what: "price", line: 0, name: "Aina", from: { price }, to: { price: each.price ?? price } },
    ] as const;
    price = each.price ?? price;
    received += each.came ?? 0;
    if (each.came) entries.push({ at, sum: each.came, way: "wallet", by: "Sana" });
    state = { stage: each.stage ?? state.stage, money: moneyAfterTotal("due", price, { received }) };
    const details: EventDetails =
      each.price === undefined ? { kind: "slip" } : { kind: "change", differences: [...differences] };
    return { id: index, at, actor: { by: "desk", name: "Sana" }, revision: index, from, to: state, details };
  });
  const at = giveBackSince({ lines: [{ ...line, price, lineTotal: price }], delivery: 0, events, entries });
  return at === undefined ? undefined : (at - noon) / day;
}

test.each([
  ["nothing came", [{ stage: "cancelled" }], undefined],
  ["it came, and the order stands", [{ came: 5000 }, {}], undefined],
  ["paid, then cancelled", [{ came: 5000 }, {}, { stage: "cancelled" }, {}], 2],
  ["came after it was cancelled", [{ stage: "cancelled" }, { came: 3000 }], 1],
  ["more than the total came", [{ came: 5500 }, {}], 0],
  ["it became cheaper", [{ came: 5000 }, { price: 4500 }, {}], 1],
  ["and dearer again", [{ came: 5000 }, { price: 4500 }, { price: 6000 }], undefined],
  ["all went back", [{ came: 5000 }, { stage: "cancelled" }, { came: -5000 }], undefined],
  ["a part went back", [{ came: 5000 }, { stage: "cancelled" }, { came: -2000 }], 1],
  [
    "reopened, then cancelled again",
    [{ came: 5000 }, { stage: "cancelled" }, { stage: "new" }, { stage: "cancelled" }],
    3,
  ],
] as const)("%s", (_, past, expected) => {
  expect(since(...past)).toBe(expected);
});

test("a refund is promised by a day, and late once it is over", () => {
  const promise = (days: number) => refundPromise(noon, 3, noon + days * day);
  expect(promise(0)).toEqual({ words: "promised by 18 November", isLate: false });
  expect(promise(2)).toEqual({ words: "promised by tomorrow", isLate: false });
  expect(promise(3)).toEqual({ words: "promised by today", isLate: false });
  expect(promise(4)).toEqual({ words: "promised by 18 November", isLate: true });
});
