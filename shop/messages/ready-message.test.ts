import fc from "fast-check";
import { expect, test } from "vitest";
import { typedText } from "../testing/arbitraries.ts";
import { order } from "../testing/orders.ts";
import {
  fillTemplate,
  messageKind,
  messageLink,
  type OrderBlank,
  orderBlanks,
  type ReadyMessageOrder,
  type ReadyMessageShop,
  readyMessage,
} from "./ready-message.ts";

const page = "https://naqsh.pk/order/NQ-7F3K-92/key";

const shop: ReadyMessageShop = {
  name: "Naqsh",
  walletName: "JazzCash",
  texts: {
    confirm: "Salam {name}, this is {shop}. We have your order {number}: {order}, {to pay}. May we confirm it? {page}",
    screenshot: "Salam {name}, may we have the screenshot of {total} for {number}?",
    sent: "Salam {name}, your {pieces} {way}. {cash} {link}",
    delivered: "Salam {name}, we hope that you like your {pieces}.",
    other: "Salam {name}, this is {shop} about your order {number}.",
  },
};

function told(changes: Partial<ReadyMessageOrder> = {}): ReadyMessageOrder {
  return { ...order(), stage: "new", money: "due", ...changes };
}

test("to confirm: the pieces and the payment", () => {
  expect(readyMessage(told(), shop, page)).toBe(
    "Salam Ayesha, this is Naqsh. We have your order NQ-7F3K-92: Aina with dupatta and 2 Gauhar in size 17, Rs\u00a0105,650 on delivery. May we confirm it? https://naqsh.pk/order/NQ-7F3K-92/key",
  );
});

test("on the way: courier, number, its page, and the cash to have ready", () => {
  const parcel = { courier: "TCS", tracking: "779 044" } as const;
  expect(readyMessage(told({ stage: "sent", parcel }), shop, page)).toBe(
    "Salam Ayesha, your Aina and Gauhar are on their way with TCS, 779 044. Please have Rs\u00a0105,650 ready. https://www.tcsexpress.com/track/779044",
  );
  const [first] = order().lines;
  const paid = told({ stage: "sent", money: "received", payment: "online", lines: first ? [first] : [] });
  expect(readyMessage(paid, shop, page)).toBe("Salam Ayesha, your Aina is on its way.");
});

test.each([
  ["new", "cod", "due", "confirm"],
  ["new", "online", "claimed", "confirm"],
  ["new", "online", "due", "screenshot"],
  ["making", "online", "due", "screenshot"],
  ["confirmed", "cod", "due", "other"],
  ["making", "cod", "due", "making"],
  ["packed", "online", "received", "packed"],
  ["sent", "online", "due", "sent"],
  ["delivered", "cod", "received", "delivered"],
  ["cancelled", "online", "due", "cancelled"],
  ["returned", "cod", "due", "returned"],
] as const)("%s, %s, %s: the text for %s", (stage, payment, money, kind) => {
  expect(messageKind({ stage, payment, money })).toBe(kind);
});

test("in parts: the rest on delivery or by wallet, and an advance is asked for with her page", () => {
  const part = { received: 5650 };
  expect(readyMessage(told(part), shop, page)).toContain("Rs\u00a0100,000 on delivery. May we");
  expect(readyMessage(told({ ...part, stage: "sent" }), shop, page)).toContain("Please have Rs\u00a0100,000 ready.");
  expect(readyMessage(told({ ...part, payment: "online" }), shop, page)).toBe(
    "Salam Ayesha, may we have the screenshot of Rs\u00a0100,000 for NQ-7F3K-92?",
  );
  for (const payment of ["cod", "online"] as const) {
    expect(readyMessage(told({ payment, advance: 20_000 }), shop, page)).toBe(
      `Salam Ayesha, this is Naqsh. To begin with your Aina and Gauhar we ask for Rs\u00a020,000 by JazzCash in advance, Rs\u00a085,650 on delivery. Here is how: ${page}`,
    );
    expect(readyMessage(told({ payment, advance: 20_000, received: 20_000 }), shop, page)).toContain(
      "Rs\u00a085,650 on delivery. May we",
    );
  }
});

test("a stage whose text the settings don't have yet has the shop's own", () => {
  expect(readyMessage(told({ stage: "packed" }), shop, page)).toBe(
    `Salam Ayesha, your order NQ-7F3K-92 is ready: Aina and Gauhar. It goes to the courier next. ${page}`,
  );
  const texts = { ...shop.texts, packed: "{pieces}: done" };
  expect(readyMessage(told({ stage: "packed" }), { ...shop, texts }, page)).toBe("Aina and Gauhar: done");
});

test("an invalid phone number has no chat link", () => {
  expect(messageLink(told(), "Salam Ayesha")).toBe("https://wa.me/923215557890?text=Salam%20Ayesha");
  expect(messageLink(told({ customer: { ...order().customer, phone: "none" } }), "Salam")).toBeUndefined();
});

test("typed braces are never read as blanks, and every blank is filled", () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const values = Object.fromEntries(orderBlanks.map((blank) => [blank, "x"])) as Record<OrderBlank, string>;
      const filled = fillTemplate("{name}|{number}|{way}", { ...values, name: `{number}${typed}`, number: "N" });
      expect(filled.startsWith("{number}")).toBe(true);
      expect(filled.endsWith("|N|x")).toBe(true);
    }),
  );
});
