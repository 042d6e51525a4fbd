import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Lookup, PricedProduct } from "../cart/pricing.ts";
import { formatRs } from "../money/rupees.ts";
import { changeInWords, changesListed, saveChanges } from "./change-words.ts";
import {
  type AskedLine,
  type AskedTerms,
  type Difference,
  editOrder,
  type OrderTerms,
  orderedAtFirst,
  sumsOf,
  undoChange,
} from "./edit.ts";
import type { OrderLine } from "./order.ts";

const products: Record<number, PricedProduct> = {
  1: { id: 1, name: "Aina", price: 95_000, salePrice: null, inStock: true, dupatta: true },
  2: {
    id: 2,
    name: "Gauhar",
    price: 5_200,
    salePrice: null,
    inStock: true,
    sizes: ["17", "18"],
    stock: { "17": 0, "18": 0 },
  },
  3: { id: 3, name: "Bakhoor", price: 900, salePrice: 800, inStock: true, scents: ["Oud", "Rose"], kilos: [1, 2] },
  4: { id: 4, name: "Gone", price: 100, salePrice: null, inStock: false },
};
const lookup: Lookup = (id) => products[id];

const aina: OrderLine = {
  id: 1,
  name: "Aina",
  withDupatta: true,
  price: 84_000,
  shopPrice: 95_000,
  quantity: 1,
  lineTotal: 84_000,
};
const gauhar: OrderLine = { id: 2, name: "Gauhar", size: "17", price: 5_200, quantity: 1, lineTotal: 5_200 };
const before: OrderTerms = { lines: [aina, gauhar], delivery: 250 };

const kept = ({ quantity, price, size, withDupatta, scent, kilos }: OrderLine, was: number): AskedLine => ({
  ...{ was, quantity, price },
  choices: {
    ...(size !== undefined && { size }),
    ...(withDupatta !== undefined && { withDupatta }),
    ...(scent !== undefined && { scent }),
    ...(kilos !== undefined && { kilos }),
  },
});
const asked = (changed: Partial<AskedTerms> = {}): AskedTerms => ({
  lines: before.lines.map(kept),
  delivery: 250,
  ...changed,
});

function edit(changed: Partial<AskedTerms>) {
  const answer = editOrder(before, asked(changed), lookup);
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer;
}

function faults(changed: Partial<AskedTerms>) {
  const answer = editOrder(before, asked(changed), lookup);
  return answer.ok ? [] : answer.faults.map(({ reason }) => reason);
}

test("nothing asked, nothing different", () => {
  expect(edit({}).differences).toEqual([]);
  expect(edit({}).after).toMatchObject({ lines: before.lines, subtotal: 89_200, total: 89_450 });
});

test("a size and a discount, with the words for both sides", () => {
  const { after, differences } = edit({
    lines: [kept(aina, 0), kept({ ...gauhar, size: "18" }, 1)],
    discount: { sum: 1_500, reason: "for the wait" },
  });
  expect(after).toMatchObject({ subtotal: 89_200, total: 87_950, lines: [aina, { ...gauhar, size: "18" }] });
  expect(differences).toEqual([
    { what: "choice", line: 1, name: "Gauhar", from: { size: "17" }, to: { size: "18" } },
    { what: "discount", from: null, to: { sum: 1_500, reason: "for the wait" } },
  ]);
  expect(changeInWords(differences, formatRs)).toBe("Gauhar in 18 instead of 17, and Rs 1,500.00 off for the wait.");
  expect(changesListed(differences)).toBe("2 changes: size of Gauhar, discount.");
});

test("the shop's price is remembered beside the first other one", () => {
  const { after } = edit({ lines: [kept({ ...aina, price: 80_000 }, 0), kept({ ...gauhar, price: 0 }, 1)] });
  expect(after.lines.map(({ price, shopPrice }) => [price, shopPrice])).toEqual([
    [80_000, 95_000],
    [0, 5_200],
  ]);
});

test("a line more, of the catalogue and of its own, and a line less", () => {
  const own = { name: "Green jhoomar", words: "", pictures: [] };
  const { after, differences } = edit({
    lines: [
      kept(aina, 0),
      { id: 3, quantity: 2, price: 700, choices: { scent: "Oud", kilos: 1 } },
      { own, quantity: 1, price: 12_000, choices: {} },
    ],
    delivery: 0,
  });
  expect(after.lines).toMatchObject([aina, { name: "Bakhoor", shopPrice: 800, lineTotal: 1_400 }, { id: 0, own: {} }]);
  expect(after.total).toBe(97_400);
  expect(differences.map(({ what }) => what)).toEqual(["removed", "added", "added", "delivery"]);
});

describe("refused", () => {
  test("the last line stays", () => expect(faults({ lines: [] })).toEqual(["no-lines"]));
  test("a discount is at most what the pieces cost", () => {
    expect(faults({ discount: { sum: 89_201, reason: "" } })).toEqual(["discount-too-large"]);
    expect(edit({ discount: { sum: 89_200, reason: "" } }).after.total).toBe(250);
  });
  test("choices that the piece doesn't offer, pieces that aren't sold", () => {
    expect(faults({ lines: [kept(aina, 0), kept({ ...gauhar, size: "21" }, 1)] })).toEqual(["unknown-choice"]);
    expect(faults({ lines: [kept(aina, 0), { id: 2, quantity: 1, price: 1, choices: {} }] })).toEqual([
      "missing-choice",
    ]);
    expect(faults({ lines: [{ id: 4, quantity: 1, price: 1, choices: {} }] })).toEqual(["sold-out"]);
    expect(faults({ lines: [{ id: 9, quantity: 1, price: 1, choices: {} }] })).toEqual(["unknown-product"]);
  });
  test("lines that the order doesn't have, twice, or out of order", () => {
    expect(faults({ lines: [kept(aina, 0), kept(aina, 0)] })).toContain("unknown-line");
    expect(faults({ lines: [kept(gauhar, 1), kept(aina, 0)] })).toContain("unknown-line");
    expect(faults({ lines: [kept(aina, 7)] })).toContain("unknown-line");
  });
});

test("a line stays as it is though its piece is no longer sold", () => {
  const { after } = { after: editOrder(before, asked({ delivery: 0 }), () => undefined) };
  expect(after).toMatchObject({ ok: true, after: { lines: before.lines } });
});

test("the button counts", () => {
  expect([1, 2, 3].map(saveChanges)).toEqual(["Save the change", "Save both changes", "Save 3 changes"]);
});

const quantity = fc.integer({ min: 1, max: 5 });
const price = fc.integer({ min: 0, max: 100_000 });
const choicesOf = (id: number) =>
  id === 1
    ? fc.record({ withDupatta: fc.boolean() })
    : id === 2
      ? fc.record({ size: fc.constantFrom("17", "18") })
      : fc.record({ scent: fc.constantFrom("Oud", "Rose"), kilos: fc.constantFrom(1, 2) });
const added: fc.Arbitrary<AskedLine> = fc.oneof(
  fc.constantFrom(1, 2, 3).chain((id) => fc.record({ id: fc.constant(id), quantity, price, choices: choicesOf(id) })),
  fc.record({
    own: fc.constant({ name: "Jhoomar", words: "", pictures: [] as string[] }),
    quantity,
    price,
    choices: fc.constant({}),
  }),
);
/** What an edit does to a line: nothing, leaves it out, or changes some of it. */
const treatment = fc.record({ isKept: fc.boolean(), quantity, price, seed: fc.nat(3) });
const steps = fc.array(
  fc.record({
    treatments: fc.array(fc.option(treatment, { nil: undefined }), { minLength: 30, maxLength: 30 }),
    added: fc.array(added, { maxLength: 3 }),
    delivery: fc.constantFrom(0, 250, 400),
    discount: fc.option(fc.record({ sum: fc.nat(5_000), reason: fc.constantFrom("", "for the wait") }), {
      nil: undefined,
    }),
  }),
  { maxLength: 6 },
);

function chosen(line: OrderLine, seed: number): OrderLine {
  if (line.size !== undefined) return { ...line, size: seed % 2 ? "17" : "18" };
  if (line.withDupatta !== undefined) return { ...line, withDupatta: seed % 2 === 0 };
  if (line.scent !== undefined) return { ...line, scent: seed % 2 ? "Oud" : "Rose", kilos: seed > 1 ? 1 : 2 };
  return line;
}

test("undoing every change gives the first lines and sums, whatever was changed", () => {
  fc.assert(
    fc.property(steps, (edits) => {
      let now: OrderTerms = before;
      const changes: Difference[][] = [];
      for (const { treatments, added: more, delivery, discount } of edits) {
        const lines = now.lines.flatMap((line, index) => {
          const how = treatments[index];
          if (!how) return [kept(line, index)];
          return how.isKept
            ? [kept({ ...chosen(line, how.seed), quantity: how.quantity, price: how.price }, index)]
            : [];
        });
        const answer = editOrder(now, { lines: [...lines, ...more], delivery, discount }, lookup);
        if (!answer.ok) continue;
        const { subtotal, total, ...terms } = answer.after;
        expect(sumsOf(terms)).toEqual({ subtotal, delivery, total });
        expect(undoChange(terms, answer.differences)).toEqual(now);
        changes.push(JSON.parse(JSON.stringify(answer.differences)));
        now = terms;
      }
      expect(orderedAtFirst(now, changes)).toEqual({ ...before, subtotal: 89_200, total: 89_450 });
    }),
  );
});
