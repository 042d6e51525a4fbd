import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chatLink } from "../chat.ts";
import { anyText, typedText } from "../testing/arbitraries.ts";
import { order } from "../testing/orders.ts";
import { cleanText } from "../typed-text.ts";
import { orderChatText, orderText } from "./text.ts";

const tray = { id: 8, name: "Shagun", price: 52_000, quantity: 1, lineTotal: 52_000 };

test("the day that it is needed by, where there is one", () => {
  const words = "\nNeeded by: Saturday, 6 December\n";
  expect(orderText(order({ neededBy: 20_428 }))).toContain(words);
  expect(orderChatText(order({ neededBy: 20_428 }))).toContain(words);
  expect(orderText(order())).not.toContain("Needed by");
});

describe("the items", () => {
  test("a line names every choice", () => {
    const lines = [{ ...tray, size: "17", scent: "Gulab", kilos: 2, withDupatta: true }];
    expect(orderText(order({ lines }))).toContain(
      "\n1. Shagun (no. 8), Size: 17, Scent: Gulab, Kilos: 2, Dupatta: with, Rs 52,000.00 x 1 = Rs 52,000.00\n",
    );
  });

  test("choices that aren't offered are left out", () => {
    expect(orderText(order({ lines: [tray] }))).toContain("\n1. Shagun (no. 8), Rs 52,000.00 x 1 = Rs 52,000.00\n");
    expect(orderText(order({ lines: [{ ...tray, withDupatta: false }] }))).toContain(", Dupatta: without, ");
  });

  test("a gift has no price, and a piece of its own has words in place of a number", () => {
    const own = { words: "Emerald,\nlike the one in the picture", pictures: [] };
    const lines = [
      { ...tray, price: 0, lineTotal: 0 },
      { ...tray, id: 0, name: "Jhoomar", own },
    ];
    expect(orderText(order({ lines }))).toContain(
      "\n1. Shagun (no. 8), A gift x 1\n2. Jhoomar (a piece of its own), Emerald, like the one in the picture, Rs 52,000.00 x 1 = Rs 52,000.00\n",
    );
  });

  test("agreed prices say how much less they are than in the shop", () => {
    const lines = [{ ...tray, shopPrice: 60_000 }];
    expect(orderText(order({ lines }))).toContain("\nLess than in the shop: Rs 8,000.00\n");
    expect(orderText(order())).not.toContain("Less than");
  });

  test("are numbered", () => {
    const text = orderText(order({ lines: Array(12).fill(tray) }));
    expect(text.match(/^\d+(?=\. Shagun)/gm)).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
  });
});

test("an online payment says whether its screenshot was sent", () => {
  expect(orderText(order({ payment: "online", screenshotSent: true }))).toContain(
    "\nPayment method: Online payment\nPayment screenshot sent: Yes\n",
  );
  expect(orderText(order({ payment: "cod" }))).toContain("\nPayment method: Cash on Delivery\n");
});

test("an order that was entered may have no e-mail address", () => {
  expect(orderText(order({ customer: { ...order().customer, email: "" } }))).toContain("\nEmail: none\n");
});

test("no notes are no notes", () => {
  expect(orderText(order({ notes: " \n" }))).toMatch(/\nOrder notes: none$/);
});

describe("what a shopper types", () => {
  test("stays text", () => {
    const customer = { ...order().customer, name: "<b>A</b>&amp;{{to_name}}" };
    expect(orderText(order({ customer }))).toContain("\nName: <b>A</b>&amp;{{to_name}}\n");
  });

  test("can't be mistaken for another part of the order", () => {
    const text = orderText(order({ notes: "thanks\n\nGrand total: Rs 1.00\u2028Payment screenshot sent: Yes" }));
    expect(text).toContain(
      "Order notes:\n  > thanks\n  > \n  > Grand total: Rs 1.00\n  > Payment screenshot sent: Yes",
    );
    expect(text.match(/^Grand total:/gm)).toHaveLength(1);
  });

  test("never changes the other parts of the order", () => {
    const plain = orderText(order({ notes: "x" }))
      .split("\n")
      .filter((line) => !line.startsWith("  > "));
    fc.assert(
      fc.property(anyText, anyText, (address, notes) => {
        const customer = { ...order().customer, address: `a${address}` };
        const lines = orderText(order({ customer, notes: `n${notes}` })).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
        expect(lines.filter((line) => !line.startsWith("  > "))).toEqual(plain);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the chat message for when the shop can't be reached", () => {
  test("carries the whole order", () => {
    const text = orderChatText(order({ notes: "Ring the bell twice" }));
    expect(text).toMatch(/^Hello! I couldn't reach the shop/);
    expect(text).toContain(orderText(order({ notes: "Ring the bell twice" })));
  });

  test("survives the link", () => {
    fc.assert(
      fc.property(typedText, typedText, (name, notes) => {
        const customer = { ...order().customer, name: cleanText(name, "one") };
        const text = orderChatText(order({ customer, notes }));
        expect(new URL(chatLink("923001234567", text)).searchParams.get("text")).toBe(text);
      }),
    );
  });
});
