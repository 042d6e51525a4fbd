import { expect, test } from "vitest";
import { stages } from "../order/stage.ts";
import { moneyToGiveBack, sortForCancelling } from "./cancelling.ts";

test("of several orders those that haven't left yet are cancelled; the others stay, and it is said why", () => {
  const { leaving, staying } = sortForCancelling(stages.map((stage) => ({ stage })));
  expect(leaving.map(({ stage }) => stage)).toEqual(["new", "confirmed", "making", "packed"]);
  expect(staying).toEqual([
    { row: { stage: "sent" }, why: "On the way already" },
    { row: { stage: "delivered" }, why: "Delivered already" },
    { row: { stage: "cancelled" }, why: "Cancelled already" },
    { row: { stage: "returned" }, why: "Came back already" },
  ]);
});

test("money that came, or may have come, is to be given back", () => {
  expect(moneyToGiveBack({ money: "received", total: 5450 })).toBe("Paid: give Rs\u00a05,450 back.");
  expect(moneyToGiveBack({ money: "claimed", total: 5450 })).toBe("Look for the payment: if it came, give it back.");
  expect(moneyToGiveBack({ money: "due", total: 5450 })).toBe("");
  expect(moneyToGiveBack({ money: "refunded", total: 5450 })).toBe("");
});
