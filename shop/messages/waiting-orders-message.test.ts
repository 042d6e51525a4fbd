import { expect, test } from "vitest";
import { waitingOrdersMessage } from "./waiting-orders-message.ts";

test("a line for each order: number, time, name, city, total", () => {
  const order = {
    number: "NQ-7F3K-92",
    createdAt: Date.UTC(2026, 10, 15, 7),
    name: "عائشہ",
    city: "Lahore",
    total: 95_250,
  };
  expect(waitingOrdersMessage([order, { ...order, number: "NQ-AAAA-22" }])).toBe(
    "2 ORDERS WAIT\n\nTheir own e-mails follow, one after the other. In short:\n\n" +
      "NQ-7F3K-92  2026-11-15 12:00  عائشہ  Lahore  Rs 95,250.00\nNQ-AAAA-22  2026-11-15 12:00  عائشہ  Lahore  Rs 95,250.00\n",
  );
});
