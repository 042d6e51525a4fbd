import { expect, test } from "vitest";
import { stages } from "../order/stage.ts";
import type { FollowedOrder } from "./followed-order.ts";
import { isOver, orderStatus } from "./order-status.ts";

const days = { from: 10, to: 15 };
const november = (date: number) => Date.UTC(2025, 10, date, 11);

function status(changes: Partial<FollowedOrder>, now = november(15)) {
  const order: FollowedOrder = {
    number: "NQ-5RQA-38",
    revision: 0,
    createdAt: november(8),
    stage: "new",
    money: "due",
    payment: "cod",
    to: { name: "Ayesha Rahman", address: "House 14", city: "Lahore", phoneEnd: "890" },
    notes: "",
    lines: [],
    subtotal: 95_000,
    delivery: 250,
    total: 95_250,
    received: 0,
    events: [{ at: november(10), what: changes.stage ?? "new", byShopper: false }],
    ...changes,
  };
  return orderStatus(order, days, now);
}

test("a row has stage, text and progress", () => {
  expect(status({})).toEqual({
    title: "We have your order",
    text: "We call or message you to confirm",
    stones: 1,
    state: "now",
  });
  expect(status({ payment: "online" }).text).toBe("Your payment is still to come");
  expect(status({ stage: "making" })).toMatchObject({ text: "Day 6 of about 10 to 15", stones: 2, state: "now" });
  expect(status({ stage: "making" }, november(26)).text).toBe("It takes a little longer");
  const parcel = { courier: "TCS" as const, tracking: "7791 3045 218" };
  expect(status({ stage: "sent", parcel })).toMatchObject({ text: "With TCS, 7791 3045 218", stones: 3 });
  expect(status({ stage: "delivered" })).toMatchObject({ text: "Monday 10 November", stones: 3, state: "done" });
  expect(status({ stage: "cancelled" })).toMatchObject({ stones: 1, state: "cancelled" });
});

test("a finished step is filled; only delivered, cancelled and returned orders are over", () => {
  expect(status({ stage: "confirmed" })).toMatchObject({ text: "We pack it next", stones: 1, state: "done" });
  expect(status({ stage: "packed" })).toMatchObject({ text: "It waits for the courier", stones: 2, state: "done" });
  expect(stages.filter((stage) => isOver(status({ stage })))).toEqual(["delivered", "cancelled", "returned"]);
});

test("every stage has a row", () => {
  for (const stage of stages) expect(status({ stage }).title.length).toBeGreaterThan(3);
});
