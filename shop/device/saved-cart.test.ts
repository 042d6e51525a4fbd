import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addLine, type CartLine, lineKey } from "../cart/cart.ts";
import { maxLengths, maxLines, maxQuantity } from "../limits.ts";
import { anyText, cartLine } from "../testing/arbitraries.ts";
import { countToOrder, parseSavedCart, serialiseCart } from "./saved-cart.ts";

const empty = { lines: [], notes: "", soldOut: [] };

function parseLines(...lines: unknown[]): readonly CartLine[] {
  return parseSavedCart(JSON.stringify({ lines, notes: "" })).lines;
}

const savedCart = fc
  .record({
    lines: fc.array(cartLine, { maxLength: 30 }).map((lines) => lines.reduce(addLine, [] as readonly CartLine[])),
    notes: fc.oneof(anyText, fc.constant("Ring the bell twice\nبرائے مہربانی")),
    isSoldOut: fc.func(fc.boolean()),
  })
  .map(({ lines, notes, isSoldOut }) => ({ lines, notes, soldOut: lines.map(lineKey).filter(isSoldOut) }));

test("a valid cart comes back as it was saved", () => {
  fc.assert(
    fc.property(savedCart, (cart) => {
      expect(parseSavedCart(serialiseCart(cart))).toEqual(cart);
    }),
  );
});

describe("anything else is an empty cart", () => {
  test.each([null, "", "{", "null", "1", '"cart"', "[]", "true", "{}", '{"lines":{}}', '{"lines":"x","notes":7}'])(
    "%j",
    (text) => {
      expect(parseSavedCart(text)).toEqual(empty);
    },
  );
});

describe("a damaged line", () => {
  test.each([
    [{ id: 1, quantity: 2.9 }, 2],
    [{ id: 1, quantity: 10_000 }, maxQuantity],
    [{ id: 1, quantity: 1e300 }, maxQuantity],
  ])("%o keeps a quantity that can be ordered", (line, quantity) => {
    expect(parseLines(line)).toEqual([{ id: 1, quantity }]);
  });

  test.each([
    null,
    7,
    "1",
    [],
    {},
    { id: 1 },
    { quantity: 1 },
    { id: 1, quantity: 0 },
    { id: 1, quantity: -3 },
    { id: 1, quantity: 0.9 },
    { id: 1, quantity: "2" },
    { id: 1, quantity: null },
    { id: "1", quantity: 1 },
    { id: 1.5, quantity: 1 },
    { id: -1, quantity: 1 },
    { id: 1e21, quantity: 1 },
  ])("%j is left out, the others stay", (line) => {
    expect(parseLines({ id: 2, quantity: 1 }, line, { id: 3, quantity: 1 })).toEqual([
      { id: 2, quantity: 1 },
      { id: 3, quantity: 1 },
    ]);
  });

  test("loses invalid choices and unknown fields", () => {
    const line = { id: 1, quantity: 1, size: 17, withDupatta: "yes", scent: "", kilos: 1.5, price: 1, name: "<b>" };
    expect(parseLines(line)).toEqual([{ id: 1, quantity: 1 }]);
    expect(parseLines({ id: 1, quantity: 1, size: "x".repeat(21) })).toEqual([{ id: 1, quantity: 1 }]);
  });

  test("can't reach a prototype", () => {
    const text =
      '{"__proto__":{"lines":[{"id":1,"quantity":1}]},"lines":[{"__proto__":{"id":1,"quantity":1}},{"constructor":1}]}';
    expect(parseSavedCart(text)).toEqual(empty);
    expect(({} as Record<string, unknown>).lines).toBeUndefined();
  });
});

test("a line at every bound is kept", () => {
  const line = { id: 999_999_999, quantity: maxQuantity, size: "s".repeat(20), scent: "s".repeat(50), kilos: 1000 };
  expect(parseLines(line)).toEqual([line]);
  const beyond = { id: 1_000_000_000, quantity: 1 };
  expect(parseLines(beyond, { id: 1, quantity: 1, kilos: 1001 })).toEqual([{ id: 1, quantity: 1 }]);
});

test("lines with the same identity are joined", () => {
  expect(
    parseLines({ id: 1, quantity: 2 }, { id: 2, quantity: 1 }, { id: 1, quantity: 3, withDupatta: false }),
  ).toEqual([
    { id: 1, quantity: 5 },
    { id: 2, quantity: 1 },
  ]);
  expect(parseLines({ id: 1, quantity: 9000 }, { id: 1, quantity: 9000 })).toEqual([{ id: 1, quantity: maxQuantity }]);
});

test("ten thousand lines become the first hundred", () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => ({ id: (index % 5000) + 1, quantity: 1 }));
  const parsed = parseLines(...lines);
  expect(parsed).toHaveLength(100);
  expect(parsed[0]).toEqual({ id: 1, quantity: 2 });
});

test("notes are cut to what an order may carry", () => {
  expect(parseSavedCart(JSON.stringify({ lines: [], notes: "x".repeat(5000) })).notes).toHaveLength(maxLengths.notes);
});

test("sold-out lines aren't counted; keys of lines that the cart doesn't hold are dropped", () => {
  const kept = { id: 1, quantity: 2 };
  const gone = { id: 98, quantity: 9, size: "17" };
  const soldOut = [lineKey({ id: 98, size: "17" }), lineKey({ id: 5 }), "1", 1, null];
  const cart = parseSavedCart(JSON.stringify({ lines: [kept, gone], soldOut }));
  expect(cart.soldOut).toEqual([lineKey(gone)]);
  expect(countToOrder(cart)).toBe(2);
});

function expectSound(text: string): void {
  const { lines, notes, soldOut } = parseSavedCart(text);
  expect(lines.length).toBeLessThanOrEqual(maxLines);
  expect(new Set(lines.map(lineKey)).size).toBe(lines.length);
  for (const { id, quantity } of lines) {
    expect(Number.isInteger(id) && id >= 1).toBe(true);
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity).toBe(true);
  }
  expect(notes.length).toBeLessThanOrEqual(maxLengths.notes);
  expect(lines.map(lineKey)).toEqual(expect.arrayContaining([...soldOut]));
  const again = { lines, notes, soldOut };
  expect(parseSavedCart(serialiseCart(again))).toEqual(again);
}

describe("whatever is stored becomes a valid cart", () => {
  test("any text", () => {
    fc.assert(fc.property(fc.oneof(anyText, fc.json()), expectSound));
  });

  test("any values in the shape of a cart", () => {
    const value = fc.anything({ withNullPrototype: false });
    const line = fc.record({
      id: fc.oneof(fc.nat(3), value),
      quantity: fc.oneof(fc.double(), value),
      size: value,
      kilos: value,
    });
    fc.assert(
      fc.property(fc.oneof(value, fc.array(fc.oneof(line, cartLine, value))), value, (lines, notes) => {
        expectSound(JSON.stringify({ lines, notes }, (_, part) => (typeof part === "bigint" ? String(part) : part)));
      }),
    );
  });

  test("any bytes damaged in a saved cart", () => {
    fc.assert(
      fc.property(savedCart, fc.nat(), anyText, (cart, at, rubbish) => {
        const text = serialiseCart(cart);
        const place = at % text.length;
        expectSound(text.slice(0, place) + rubbish + text.slice(place + rubbish.length));
      }),
    );
  });
});
