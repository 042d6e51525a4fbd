import { expect, test } from "vitest";
import { askedPieces, type DeliveredOrder } from "./asked-pieces.ts";

const aina = { id: 31, name: "Aina", quantity: 1 };
const gauhar = { id: 98, name: "Gauhar", size: "17 mm", quantity: 1 };

/** 14 November, 23:30 in Pakistan. */
const deliveredAt = Date.UTC(2026, 10, 14, 18, 30);
const later = Date.UTC(2026, 10, 20);

function delivered(changes: Partial<DeliveredOrder> = {}): DeliveredOrder {
  return { stage: "delivered", deliveredAt, lines: [aina, gauhar], exchanged: [], ...changes };
}

test("asks from the third day after the delivery, by Pakistan's days", () => {
  expect(askedPieces(delivered(), Date.UTC(2026, 10, 16, 18, 59))).toEqual([]);
  expect(askedPieces(delivered(), Date.UTC(2026, 10, 16, 19))).toEqual([31, 98]);
});

test.each(["new", "sent", "returned", "cancelled"] as const)("asks nothing of an order that is %s", (stage) => {
  expect(askedPieces(delivered({ stage }), later)).toEqual([]);
});

test("asks for each product once, and for no piece of its own", () => {
  const lines = [gauhar, { ...gauhar, size: "16 mm" }, { id: 0, name: "A tikka like her mother's", quantity: 1 }, aina];
  expect(askedPieces(delivered({ lines }), later)).toEqual([98, 31]);
});

test("doesn't ask for what came back for an exchange, unless some of it stayed", () => {
  expect(askedPieces(delivered({ exchanged: [{ name: "Aina", quantity: 1 }] }), later)).toEqual([98]);
  const lines = [{ ...aina, quantity: 2 }];
  expect(askedPieces(delivered({ lines, exchanged: [{ name: "Aina", quantity: 1 }] }), later)).toEqual([31]);
  const twice = [1, 1].map((quantity) => ({ name: "Aina", quantity }));
  expect(askedPieces(delivered({ lines, exchanged: twice }), later)).toEqual([]);
});
