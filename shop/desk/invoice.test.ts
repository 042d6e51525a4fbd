import { expect, test } from "vitest";
import { invoiceBalance, invoiceMoney, invoiceNumber } from "./invoice.ts";

const order = { payment: "cod", stage: "packed", money: "due", total: 95_250, received: 20_000 } as const;
const at = Date.UTC(2026, 10, 18, 7);
const entry = { at, by: "Sana" };

test("numbers have four digits, and more once there are", () => {
  expect(invoiceNumber({ year: 2026, sequence: 412 })).toBe("2026-0412");
  expect(invoiceNumber({ year: 2026, sequence: 12_345 })).toBe("2026-12345");
});

test("every payment and refund stands on it", () => {
  const entries = [
    { ...entry, id: 1, sum: 25_000, way: "wallet" as const },
    { ...entry, id: 2, sum: -5000, way: "raast" as const },
  ];
  expect(invoiceMoney({ ...order, entries })).toEqual([
    { id: 1, name: "Received, wallet, 18 November 2026", sum: "Rs\u00a025,000" },
    { id: 2, name: "Given back, raast, 18 November 2026", sum: "−Rs\u00a05,000" },
  ]);
  expect(invoiceMoney({ ...order, money: "received", received: 0, entries: [] })).toEqual([
    { id: 0, name: "Received", sum: "Rs\u00a095,250" },
  ]);
});

test("the last line is what is to pay, to give back, or that it fell through", () => {
  expect(invoiceBalance(order)).toEqual({ label: "Still to pay", sum: 75_250 });
  expect(invoiceBalance({ ...order, received: 96_000 })).toEqual({ label: "To give back", sum: 750 });
  expect(invoiceBalance({ ...order, stage: "cancelled" })).toEqual({ label: "To give back", sum: 20_000 });
  expect(invoiceBalance({ ...order, stage: "cancelled", received: 0 })).toEqual({ label: "Cancelled", sum: 0 });
});
