import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookup } from "../testing/orders.ts";
import { checkTerms } from "./check-terms.ts";
import type { OfferTerms } from "./offer.ts";

const now = Date.UTC(2026, 10, 18, 7);
const day = 24 * 60 * 60 * 1000;
const picture = "pictureNameOf22Letters";

const terms: OfferTerms = {
  lines: [
    { id: 1, quantity: 1, agreed: 84_000, withDupatta: true },
    { id: 98, quantity: 1, agreed: 0 },
    { quantity: 1, agreed: 12_000, own: { name: "Green jhoomar", words: "Emerald", pictures: [picture] } },
  ],
  delivery: 0,
  until: now + day,
  note: "As agreed.",
  name: "Ayesha",
  phone: "0321 5557890",
  advance: 20_000,
};

const faultsOf = (changes: Record<string, unknown>) => {
  const checked = checkTerms({ ...terms, ...changes }, lookup, now);
  return checked.ok ? [] : checked.faults;
};
const ofLine = (line: unknown) => faultsOf({ lines: [line], advance: 0 });

test("terms stay as they are, but for blanks around texts and unknown fields", () => {
  expect(checkTerms(terms, lookup, now)).toEqual({ ok: true, terms });
  const typed = { ...terms, name: " Ayesha ", revision: 3, lines: terms.lines.map((line) => ({ ...line, price: 1 })) };
  expect(checkTerms(typed, lookup, now)).toEqual({ ok: true, terms });
});

describe("lines", () => {
  test("at least one, at most 100", () => {
    expect(faultsOf({ lines: [], advance: 0 })).toEqual([{ field: "lines", reason: "empty" }]);
    expect(faultsOf({ lines: Array(101).fill(terms.lines[0]) })).toEqual([{ field: "lines", reason: "too-many" }]);
    expect(faultsOf({ lines: Array(100).fill(terms.lines[0]) })).toEqual([]);
  });

  test("each has a quantity and a price in whole rupees", () => {
    const line = { id: 1, quantity: 1, agreed: 1 };
    const agreed = "lines.0.agreed";
    expect(ofLine({ ...line, agreed: undefined })).toEqual([{ field: agreed, reason: "missing" }]);
    expect(ofLine({ ...line, agreed: 1.5 })).toEqual([{ field: agreed, reason: "not-whole-rupees" }]);
    expect(ofLine({ ...line, agreed: -1 })).toEqual([{ field: agreed, reason: "not-whole-rupees" }]);
    expect(ofLine({ ...line, agreed: 1e12 })).toEqual([{ field: agreed, reason: "too-much" }]);
    expect(ofLine({ ...line, quantity: 0 })).toEqual([{ field: "lines.0.quantity", reason: "not-a-quantity" }]);
    expect(ofLine({ ...line, quantity: 10_000 })).toEqual([{ field: "lines.0.quantity", reason: "not-a-quantity" }]);
  });

  test("pieces and choices are those of the catalogue; a choice may be left open", () => {
    expect(ofLine({ id: 7, quantity: 1, agreed: 1 })).toEqual([{ field: "lines.0", reason: "unknown-piece" }]);
    expect(ofLine({ id: 98, quantity: 1, agreed: 1 })).toEqual([]);
    expect(ofLine({ id: 98, quantity: 1, agreed: 1, size: "18", scent: "Oud" })).toEqual([
      { field: "lines.0.size", reason: "unknown-choice" },
      { field: "lines.0.scent", reason: "unknown-choice" },
    ]);
  });

  test("a piece of its own has a name and at most three pictures", () => {
    const own = { name: "Jhoomar", words: "", pictures: [] };
    expect(ofLine({ quantity: 1, agreed: 1, own: { ...own, name: "  " } })).toEqual([
      { field: "lines.0.own.name", reason: "empty" },
    ]);
    expect(ofLine({ quantity: 1, agreed: 1, own: { ...own, words: "x".repeat(601) } })).toEqual([
      { field: "lines.0.own.words", reason: "too-long" },
    ]);
    expect(ofLine({ quantity: 1, agreed: 1, own: { ...own, pictures: Array(4).fill(picture) } })).toEqual([
      { field: "lines.0.own.pictures", reason: "too-many" },
    ]);
    expect(ofLine({ quantity: 1, agreed: 1, own: { ...own, pictures: ["../x"] } })).toEqual([
      { field: "lines.0.own.pictures.0", reason: "not-valid" },
    ]);
  });
});

test("it holds until a moment within the next 30 days", () => {
  expect(faultsOf({ until: now })).toEqual([{ field: "until", reason: "in-the-past" }]);
  expect(faultsOf({ until: now + 30 * day })).toEqual([]);
  expect(faultsOf({ until: now + 31 * day })).toEqual([{ field: "until", reason: "too-far" }]);
  expect(faultsOf({ until: Number.NaN })).toEqual([{ field: "until", reason: "not-valid" }]);
});

test("the advance is no more than the total", () => {
  expect(faultsOf({ advance: 96_000 })).toEqual([]);
  expect(faultsOf({ advance: 96_001 })).toEqual([{ field: "advance", reason: "more-than-total" }]);
});

test("all faults at once, and none is an exception", () => {
  expect(faultsOf({ note: "x".repeat(601), phone: "\u0000", delivery: null })).toEqual([
    { field: "delivery", reason: "missing" },
    { field: "note", reason: "too-long" },
    { field: "phone", reason: "not-a-text" },
  ]);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ lines: fc.array(fc.anything()) })), (asked) => {
      expect(checkTerms(asked, lookup, now).ok).toBe(false);
    }),
  );
});
