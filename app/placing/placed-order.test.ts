import { expect, test } from "vitest";
import { createReceipt } from "../../shop/order/answer.ts";
import { form, order } from "../../shop/testing/orders.ts";
import { type PlacedOrder, parsePlacedOrder } from "./placed-order.ts";

const { payment: _, screenshotSent: __, neededBy: ___, ...customer } = form;
const placed: PlacedOrder = {
  receipt: createReceipt(order(), "abcdefghijklmnopqrstuv"),
  customer,
  notes: "Ring twice",
  neededBy: "2026-12-12",
  asAsked: false,
  seen: true,
  proofSent: true,
};

test("a placed order comes back from the tab's storage as it was", () => {
  expect(parsePlacedOrder(JSON.parse(JSON.stringify(placed)))).toEqual(placed);
});

test.each([undefined, null, 7, "text", [], {}, { ...placed, receipt: { number: "NQ-7F3K-92" } }])(
  "damaged: %j is no order",
  (value) => {
    expect(parsePlacedOrder(value)).toBeUndefined();
  },
);

test("where only the rest is damaged, the order is still shown", () => {
  expect(parsePlacedOrder({ receipt: placed.receipt, customer: { name: 7 } })).toEqual({
    receipt: placed.receipt,
    customer: { name: "", email: "", address: "", city: "", phone: "" },
    notes: "",
    asAsked: true,
    seen: false,
    proofSent: false,
  });
});
