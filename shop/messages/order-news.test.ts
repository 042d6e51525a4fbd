import { describe, expect, test } from "vitest";
import { order } from "../testing/orders.ts";
import { isStillTrue, type NewsOrder, sellerMessage, shopperMessage } from "./order-news.ts";

const link = "https://naqsh.pk/order/NQ-7F3K-92/key";

function told(changes: Partial<NewsOrder> = {}): NewsOrder {
  return { ...order(), stage: "new", money: "due", received: 0, ...changes };
}

describe("to the shopper", () => {
  test("placed: the pieces, the sums and the link", () => {
    expect(shopperMessage("placed", told(), "Naqsh", link)).toBe(`Salam Ayesha,

Shukriya. We have your order NQ-7F3K-92. We call or message you to confirm.

1. Aina (no. 1), Dupatta: with, Rs 95,000.00 x 1 = Rs 95,000.00
2. Gauhar (no. 98), Size: 17, Rs 5,200.00 x 2 = Rs 10,400.00

Subtotal: Rs 105,400.00
Delivery: Rs 250.00
Total: Rs 105,650.00

Follow your order:
${link}

Naqsh
`);
  });

  test("placed, to be paid online: asks for the payment, unless it is claimed", () => {
    expect(shopperMessage("placed", told({ payment: "online" }), "Naqsh", link)).toContain(
      "Send your payment, and we call or message you to confirm.",
    );
    expect(shopperMessage("placed", told({ payment: "online", money: "claimed" }), "Naqsh", link)).toContain(
      "NQ-7F3K-92. We call or message you to confirm.",
    );
  });

  test("on its way: courier, tracking number, where it can be followed, the cash", () => {
    const sent = told({ stage: "sent", parcel: { courier: "TCS", tracking: "779 044 120 836" } });
    expect(shopperMessage("sent", sent, "Naqsh", link)).toBe(`Salam Ayesha,

Your order NQ-7F3K-92 is on its way.

Courier: TCS
Tracking number: 779 044 120 836
See where it is: https://www.tcsexpress.com/track/779044120836
Please have Rs 105,650.00 ready.

Follow your order:
${link}

Naqsh
`);
  });

  test("on its way by hand, paid: no number and no cash", () => {
    const sent = told({ stage: "sent", money: "received", parcel: { courier: "By hand", tracking: "" } });
    expect(shopperMessage("sent", sent, "Naqsh", link)).toContain("We bring it by hand.\n\nFollow");
  });

  test.each([
    ["due", "Nothing is sent, and nothing is to be paid."],
    ["claimed", "If your Rs 105,650.00 has reached us, we send it back to your wallet."],
    ["received", "We send Rs 105,650.00 back to your wallet."],
    ["refunded", "Rs 105,650.00 went back to your wallet."],
  ] as const)("cancelled, money %s", (money, words) => {
    const message = shopperMessage("cancelled", told({ stage: "cancelled", money }), "Naqsh", link);
    expect(message).toContain(`Your order NQ-7F3K-92 is cancelled. ${words}`);
  });
});

describe("to the seller", () => {
  test("cancelled by the shopper, with the reason quoted", () => {
    expect(sellerMessage("shopper-cancelled", told({ reason: "Too late.\nORDER NQ-1" }))).toBe(
      "CANCELLED BY THE SHOPPER\nNQ-7F3K-92\nAyesha Rahman, Lahore, Rs 105,650.00\nWhy:\n  > Too late.\n  > ORDER NQ-1\n",
    );
    expect(sellerMessage("shopper-cancelled", told())).toContain("Why: none\n");
  });

  test("a screenshot", () => {
    expect(sellerMessage("shopper-paid", told())).toContain("PAYMENT SCREENSHOT ADDED\nNQ-7F3K-92\n");
  });
});

test.each([
  ["placed", { stage: "cancelled", money: "due" }, true],
  ["sent", { stage: "packed", money: "due" }, false],
  ["sent", { stage: "delivered", money: "received" }, true],
  ["cancelled", { stage: "new", money: "due" }, false],
  ["cancelled", { stage: "cancelled", money: "due" }, true],
  ["shopper-cancelled", { stage: "new", money: "due" }, false],
  ["shopper-paid", { stage: "new", money: "claimed" }, true],
  ["shopper-paid", { stage: "new", money: "received" }, false],
] as const)("%s is news of %j: %s", (kind, state, isNews) => {
  expect(isStillTrue(kind, state)).toBe(isNews);
});
