import fc from "fast-check";
import { expect, test } from "vitest";
import { createReceipt } from "../order/answer.ts";
import { order as placed } from "../testing/orders.ts";
import { type DeviceOrder, deviceOrder, parseDeviceOrders } from "./device-orders.ts";

const order = (changes: Partial<DeviceOrder> = {}): DeviceOrder => ({
  number: "NQ-7F3K-92",
  key: "abcdefghijklmnopqrstuv",
  createdAt: 2,
  total: 95_250,
  pieces: [{ id: 1, name: "Aina", quantity: 1 }],
  ...changes,
});

test("reads back what was written, the newest first, each once", () => {
  const older = order({ number: "NQ-4KD8-W6", createdAt: 1 });
  expect(parseDeviceOrders(JSON.stringify([older, order(), order()]))).toEqual([order(), older]);
});

test("how far its drawing was shown is read back, if it is a string", () => {
  const drawn = { ...order(), drawn: "petal-6" };
  expect(parseDeviceOrders(JSON.stringify([drawn]))).toEqual([drawn]);
  expect(parseDeviceOrders(JSON.stringify([{ ...order(), drawn: 6 }]))).toEqual([order()]);
});

test("quantities are stored; a piece without one counts once", () => {
  const kept = deviceOrder(createReceipt(placed(), order().key), order().key);
  const older = { ...order(), number: "NQ-4KD8-W6", createdAt: 1, pieces: [{ id: 1, name: "Aina" }] };
  const quantities = parseDeviceOrders(JSON.stringify([kept, older])).map(({ pieces }) =>
    pieces.map(({ quantity }) => quantity),
  );
  expect(quantities).toEqual([[1, 2], [1]]);
});

test("invalid orders are left out", () => {
  const broken = [{ ...order(), key: "short" }, { ...order(), number: "7" }, { ...order(), total: "x" }, null, 3, []];
  expect(parseDeviceOrders(JSON.stringify(broken))).toEqual([]);
});

test("any stored text becomes a list", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(parseDeviceOrders(text))).toBe(true);
    }),
  );
  expect(parseDeviceOrders(null)).toEqual([]);
});
