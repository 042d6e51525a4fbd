import { expect, test } from "vitest";
import { changeOrder } from "./change.ts";
import type { PayableOrder } from "./money-entries.ts";
import { deliverChange, isWithCourier } from "./with-courier.ts";

const sent = { payment: "cod", stage: "sent", money: "due", total: 5450, received: 0 } as const satisfies PayableOrder;
const [tcs, byHand] = (["TCS", "By hand"] as const).map((courier) => ({ parcel: { courier, tracking: "" } }));

test.each([
  ["cash stays with a courier", { ...sent, ...tcs }, undefined, true],
  ["cash is here where it was brought by hand", { ...sent, ...byHand }, undefined, false],
  ["the seller says that it is here", { ...sent, ...tcs }, true, false],
  ["the seller says that it isn't", { ...sent, ...byHand }, false, true],
  ["what an advance has left", { ...sent, ...tcs, payment: "online", advance: 450, received: 450 }, undefined, true],
  ["paid online", { ...sent, ...tcs, payment: "online", money: "received", received: 5450 }, undefined, false],
  ["unpaid online: no courier takes it", { ...sent, ...tcs, payment: "online" }, undefined, false],
] as const)("delivered at the desk: %s", (_, order, isCashHere, isLeft) => {
  const changed = changeOrder(order, deliverChange(order, isCashHere), "desk");
  if (!changed.ok) throw new Error(changed.reason);
  expect(isWithCourier({ ...order, ...changed.to })).toBe(isLeft);
  expect(changed.entry !== undefined).toBe(!isLeft && order.money === "due" && order.payment === "cod");
});
