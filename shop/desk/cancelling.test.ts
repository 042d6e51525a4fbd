import { expect, test } from "vitest";
import { stages } from "../order/stage.ts";
import { moneyToGiveBack, splitCancellable } from "./cancelling.ts";

test("orders that aren't sent yet can be cancelled; the others say why not", () => {
  const { cancellable, others } = splitCancellable(stages.map((stage) => ({ stage })));
  expect(cancellable.map(({ stage }) => stage)).toEqual(["new", "confirmed", "making", "packed"]);
  expect(others).toEqual([
    { row: { stage: "sent" }, why: "On the way already" },
    { row: { stage: "delivered" }, why: "Delivered already" },
    { row: { stage: "cancelled" }, why: "Cancelled already" },
    { row: { stage: "returned" }, why: "Came back already" },
  ]);
});

test("money that came, or may have come, has to be given back", () => {
  expect(moneyToGiveBack({ money: "received", total: 5450 })).toBe("Paid: give Rs\u00a05,450 back.");
  expect(moneyToGiveBack({ money: "claimed", total: 5450 })).toBe("Look for the payment: if it came, give it back.");
  expect(moneyToGiveBack({ money: "due", total: 5450 })).toBe("");
  expect(moneyToGiveBack({ money: "refunded", total: 5450 })).toBe("");
  const part = { total: 5450, received: 2000 };
  expect(moneyToGiveBack({ ...part, money: "due" })).toBe("Paid: give Rs\u00a02,000 back.");
  expect(moneyToGiveBack({ ...part, money: "claimed" })).toBe(
    "Paid: give Rs\u00a02,000 back. Look for the payment: if it came, give it back.",
  );
});
