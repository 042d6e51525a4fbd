import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxLines, maxQuantity } from "../limits.ts";
import { anyText, cartLine } from "../testing/arbitraries.ts";
import {
  addLine,
  addProblem,
  type CartLine,
  countPieces,
  emptyCart,
  insertLine,
  lineKey,
  removeLine,
  setQuantity,
  withoutLines,
} from "./cart.ts";

const ring17: CartLine = { id: 93, quantity: 1, size: "17" };
const ring18: CartLine = { id: 93, quantity: 1, size: "18" };
const aina: CartLine = { id: 1, quantity: 1, withDupatta: true };
const key17 = lineKey(ring17);
const full = Array.from({ length: maxLines }, (_, index) => ({ id: index + 1, quantity: 1 }));

describe("a line's identity", () => {
  test("is the piece and every choice, not the quantity", () => {
    const tray: CartLine = { id: 8, quantity: 1, withDupatta: true, scent: "Gulab", kilos: 2 };
    const others: CartLine[] = [
      { ...tray, id: 9 },
      { ...tray, withDupatta: false },
      { ...tray, scent: "Oud" },
      { ...tray, kilos: 3 },
      { ...tray, size: "17" },
    ];
    expect(new Set([tray, ...others].map(lineKey)).size).toBe(others.length + 1);
    const more: CartLine = { ...tray, quantity: 7 };
    expect(lineKey(more)).toBe(lineKey(tray));
  });

  test("a dupatta declined and one never asked for are the same", () => {
    expect(lineKey({ id: 1, withDupatta: false })).toBe(lineKey({ id: 1 }));
  });

  test("differs for different choices, whatever they contain", () => {
    fc.assert(
      fc.property(anyText, anyText, (size, scent) => {
        fc.pre(size !== scent);
        expect(lineKey({ id: 1, size, scent })).not.toBe(lineKey({ id: 1, size: scent, scent: size }));
        expect(lineKey({ id: 1, size })).not.toBe(lineKey({ id: 1, scent: size }));
      }),
    );
  });
});

describe("adding", () => {
  test("joins the line with the same identity", () => {
    expect(addLine([ring17, aina], { ...ring17, quantity: 2 })).toEqual([{ ...ring17, quantity: 3 }, aina]);
  });

  test("appends any other line", () => {
    expect(addLine([ring17], ring18)).toEqual([ring17, ring18]);
    expect(addLine([aina], { ...aina, withDupatta: false })).toEqual([aina, { ...aina, withDupatta: false }]);
  });

  test("is capped at the limit of a line", () => {
    expect(addLine([{ ...ring17, quantity: maxQuantity }], ring17)).toEqual([{ ...ring17, quantity: maxQuantity }]);
    expect(addLine([], { ...ring17, quantity: 1e12 })).toEqual([{ ...ring17, quantity: maxQuantity }]);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("%d pieces are ignored", (quantity) => {
    expect(addLine([aina], { ...ring17, quantity })).toEqual([aina]);
  });

  test("a full cart takes more of its lines, but no new line", () => {
    expect(addProblem(full, { id: 5, quantity: 2 })).toBeUndefined();
    expect(countPieces(addLine(full, { id: 5, quantity: 2 }))).toBe(maxLines + 2);
    expect(addProblem(full, ring17)).toBe("cart-full");
    expect(addLine(full, ring17)).toBe(full);
  });

  test("is refused where a line would hold more pieces than an order may", () => {
    const many = { ...ring17, quantity: maxQuantity };
    expect(addProblem([], many)).toBeUndefined();
    expect(addProblem([], { ...many, quantity: maxQuantity + 1 })).toBe("too-many");
    expect(addProblem([many], ring17)).toBe("too-many");
    expect(addProblem([many], ring18)).toBeUndefined();
    expect(addProblem([{ ...ring17, quantity: maxQuantity - 1 }], ring17)).toBeUndefined();
  });
});

describe("setting a quantity", () => {
  test("is absolute", () => {
    expect(setQuantity([ring17, aina], key17, 3)).toEqual([{ ...ring17, quantity: 3 }, aina]);
  });

  test.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])("to %d is ignored", (quantity) => {
    expect(setQuantity([ring17, aina], key17, quantity)).toEqual([ring17, aina]);
  });

  test("is capped", () => {
    expect(setQuantity([ring17], key17, 123_456)).toEqual([{ ...ring17, quantity: maxQuantity }]);
  });

  test("of a line that isn't there changes nothing", () => {
    expect(setQuantity([aina], key17, 3)).toEqual([aina]);
  });
});

describe("removing", () => {
  test("takes the line with that identity only", () => {
    expect(removeLine([ring17, ring18, aina], key17)).toEqual([ring18, aina]);
  });

  test("can be undone, at the same position", () => {
    const lines = [ring17, ring18, aina];
    expect(insertLine(removeLine(lines, lineKey(ring18)), ring18, 1)).toEqual(lines);
  });

  test("undone after the same piece was added again sums the quantities", () => {
    expect(insertLine([aina, { ...ring17, quantity: 2 }], ring17, 0)).toEqual([aina, { ...ring17, quantity: 3 }]);
  });
});

type Action = { kind: "add" | "insert" | "set" | "remove"; line: CartLine; quantity: number; index: number };

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom("add", "insert", "set", "remove"),
  line: cartLine,
  quantity: fc.oneof(fc.integer({ min: -3, max: 12_000 }), fc.double()),
  index: fc.integer({ min: 0, max: 10 }),
});

function act(lines: readonly CartLine[], { kind, line, quantity, index }: Action): readonly CartLine[] {
  if (kind === "add") return addLine(lines, { ...line, quantity });
  if (kind === "insert") return insertLine(lines, line, index);
  if (kind === "set") return setQuantity(lines, lineKey(line), quantity);
  return removeLine(lines, lineKey(line));
}

/** A model of the cart: a plain table of quantities. */
function actOnTable(table: Map<string, number>, { kind, line, quantity }: Action): void {
  const key = lineKey(line);
  const had = table.get(key);
  if (kind === "remove") table.delete(key);
  const wanted = kind === "insert" ? line.quantity : quantity;
  if (kind === "remove" || !Number.isInteger(wanted) || wanted < 1) return;
  if (kind === "set") {
    if (had !== undefined) table.set(key, Math.min(wanted, maxQuantity));
  } else if (had !== undefined || table.size < maxLines) table.set(key, Math.min((had ?? 0) + wanted, maxQuantity));
}

test("any sequence of actions keeps a cart valid, and mutates no input", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const table = new Map<string, number>();
      let lines = emptyCart;
      for (const step of actions) {
        const before = structuredClone(lines);
        const next = act(lines, step);
        expect(lines).toEqual(before);
        lines = next;
        actOnTable(table, step);
      }
      expect(Object.fromEntries(lines.map((line) => [lineKey(line), line.quantity]))).toEqual(
        Object.fromEntries(table),
      );
      expect(lines.length).toBe(table.size);
      expect(countPieces(lines)).toBe([...table.values()].reduce((a, b) => a + b, 0));
    }),
  );
});

describe("what is left after an order", () => {
  test("is nothing, when everything was ordered", () => {
    expect(withoutLines([ring17, aina], [aina, ring17])).toEqual([]);
  });

  test("is what was added meanwhile", () => {
    const grown = { ...ring17, quantity: 3 };
    expect(withoutLines([grown, ring18, aina], [ring17, aina])).toEqual([{ ...ring17, quantity: 2 }, ring18]);
  });

  test("is what there was, when none of it was ordered", () => {
    expect(withoutLines([ring18], [ring17, aina])).toEqual([ring18]);
    expect(withoutLines([ring17], [{ ...ring17, quantity: 5 }])).toEqual([]);
  });

  test("together with what was ordered is never more than before", () => {
    fc.assert(
      fc.property(fc.array(cartLine), fc.array(cartLine), (lines, ordered) => {
        const left = withoutLines(lines, ordered);
        expect(countPieces(left)).toBeLessThanOrEqual(countPieces(lines));
        expect(left.every(({ quantity }) => quantity >= 1)).toBe(true);
      }),
    );
  });
});
