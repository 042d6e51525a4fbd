import { expect, test } from "vitest";
import { order as sample } from "../testing/orders.ts";
import { latestChange } from "./changed-order.ts";
import type { FollowedOrder } from "./followed-order.ts";

const { number, createdAt, payment, notes, lines, subtotal, delivery } = sample();
const at = Date.UTC(2025, 10, 16, 6, 5);
const order: FollowedOrder = {
  ...{ number, createdAt, payment, notes, lines, subtotal, delivery, total: 104_150, received: 0 },
  ...{ stage: "new", money: "due", revision: 1, discount: { sum: 1_500, reason: "for the wait" } },
  to: { name: "Ayesha Rahman", address: "", city: "Lahore", phoneEnd: "890" },
  events: [
    {
      ...{ at, what: "change", byShopper: false },
      differences: [{ what: "discount", from: null, to: { sum: 1_500, reason: "for the wait" } }],
    },
  ],
};

test("the latest change, with the total of before", () => {
  expect(latestChange(order, at + 1_000)).toEqual({
    when: "Changed today at 11:05 am",
    what: "Rs 1,500.00 off for the wait.",
    total: 104_150,
    before: 105_650,
  });
  expect(latestChange(order, at + 24 * 60 * 60 * 1000)?.when).toBe("Changed on Sunday, 16 November, at 11:05 am");
});

test("nothing to tell of an order that was never changed, or was cancelled", () => {
  expect(latestChange({ ...order, events: [] }, at)).toBeUndefined();
  expect(latestChange({ ...order, stage: "cancelled" }, at)).toBeUndefined();
});
