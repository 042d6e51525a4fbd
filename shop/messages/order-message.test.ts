import { describe, expect, test } from "vitest";
import { order } from "../testing/orders.ts";
import { orderMessage } from "./order-message.ts";

test("a cash order, whole", () => {
  expect(orderMessage(order({ notes: "Ring the bell twice" }))).toBe(
    `ORDER NQ-7F3K-92
Placed: 2025-11-15 12:00, Pakistan time

CUSTOMER INFORMATION
Name: Ayesha Rahman
Email: ayesha.rahman@example.com
Phone: 0321 5557890
Address:
  > House 14, Street 7, Phase 5, DHA
City: Lahore

ITEMS
1. Aina (no. 1), Dupatta: with, Rs 95,000.00 x 1 = Rs 95,000.00
2. Gauhar (no. 98), Size: 17, Rs 5,200.00 x 2 = Rs 10,400.00

Subtotal: Rs 105,400.00
Delivery charge: Rs 250.00
Grand total: Rs 105,650.00

Payment method: Cash on Delivery
Payment screenshot sent: No

Order notes:
  > Ring the bell twice
`,
  );
});

describe("the time is Pakistan's", () => {
  test.each([
    [Date.UTC(2025, 11, 31, 18, 59), "2025-12-31 23:59"],
    [Date.UTC(2025, 11, 31, 19, 0), "2026-01-01 00:00"],
    [Date.UTC(2026, 6, 1, 0, 5), "2026-07-01 05:05"],
  ])("%d", (createdAt, written) => {
    expect(orderMessage(order({ createdAt }))).toContain(`\nPlaced: ${written}, Pakistan time\n`);
  });
});
