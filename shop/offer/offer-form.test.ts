import { expect, test } from "vitest";
import { typedFields } from "../editor/piece-form.ts";
import { fits } from "../shape.ts";
import { checkTerms } from "./check-terms.ts";
import { type OfferTerms, sumOffer } from "./offer.ts";
import type { OfferPiece } from "./offer-desk.ts";
import { faultCount, offerFaults } from "./offer-faults.ts";
import {
  addLine,
  blankOffer,
  isSameOffer,
  lineField,
  ownLine,
  pieceLine,
  readOfferForm,
  removeLine,
  type TypedOffer,
  typedOfferShape,
  typedTerms,
} from "./offer-form.ts";
import { choicesInWords, readTerms, termsSoFar } from "./typed-terms.ts";

const now = Date.parse("2026-11-19T12:00:00+05:00");
const picture = { name: "12-front", hash: "a", width: 3, height: 4, tone: "sand" };
const aina: OfferPiece = {
  id: 12,
  name: "Aina",
  summary: "Two-layer bridal set",
  badge: "Made to Order",
  inStock: true,
  price: 95_000,
  dupatta: true,
  picture,
};
const gauhar: OfferPiece = {
  id: 98,
  name: "Gauhar",
  summary: "Pearl ring",
  badge: "Ready to Ship",
  inStock: true,
  price: 5_200,
  sizes: ["16", "17"],
  stock: { 16: 3, 17: 3 },
  picture,
};
const pieces = [aina, gauhar];
const piece = (id: number) => pieces.find((each) => each.id === id);
const facts = { piece, delivery: 250, now };

/** The form as a browser posts it. */
function post(entries: readonly (readonly [string, string])[]): TypedOffer {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return readOfferForm(typedFields(form));
}

const posted = [
  ["line", "1"],
  [lineField("1", "id"), "12"],
  [lineField("1", "quantity"), "1"],
  [lineField("1", "agreed"), "Rs 84,000"],
  [lineField("1", "withDupatta"), "yes"],
  ["line", "3"],
  [lineField("3", "id"), "0"],
  [lineField("3", "quantity"), "٢"],
  [lineField("3", "agreed"), "0"],
  [lineField("3", "name"), " Green jhoomar "],
  [lineField("3", "picture"), "abc"],
  ["delivery", "none"],
  ["until", "day"],
  ["day", "2026-11-25"],
  ["name", "Ayesha Rahman"],
] as const;

test("a posted form becomes terms: lines by their keys, prices with commas, Urdu digits", () => {
  expect(readTerms(post(posted), facts)).toEqual({
    lines: [
      { id: 12, quantity: 1, agreed: 84_000, withDupatta: true },
      { quantity: 2, agreed: 0, own: { name: "Green jhoomar", words: "", pictures: ["abc"] } },
    ],
    delivery: 0,
    until: Date.parse("2026-11-25T21:00:00+05:00"),
    note: "",
    name: "Ayesha Rahman",
    phone: "",
    advance: 0,
  });
});

test("a choice that the form leaves open is the shopper's; one that the piece doesn't offer is dropped", () => {
  const line = { ...pieceLine(gauhar), key: "1", agreed: "1" };
  const made = { ...line, choices: { ...line.choices, size: "17", withDupatta: "yes" } };
  expect(readTerms({ ...blankOffer, lines: [line] }, facts).lines).toEqual([{ id: 98, quantity: 1, agreed: 1 }]);
  expect(readTerms({ ...blankOffer, lines: [made] }, facts).lines).toMatchObject([{ size: "17" }]);
  expect(choicesInWords(line, gauhar)).toBe("She chooses the size");
  expect(choicesInWords(made, gauhar)).toBe("Size 17");
  expect(choicesInWords({ ...pieceLine(aina) }, aina)).toBe("With matching dupatta");
  expect(choicesInWords(ownLine, undefined)).toBeUndefined();
});

test("terms fill the form again, and the form gives the same terms", () => {
  const terms: OfferTerms = { ...readTerms(post(posted), facts), advance: 20_000, delivery: 400, note: "As we said." };
  for (const delivery of [0, 250, 400])
    expect(readTerms(typedTerms({ ...terms, delivery }, 250, now), facts)).toEqual({ ...terms, delivery });
  expect(typedTerms({ ...terms, until: now - 1 }, 250, now)).toMatchObject({ until: "tomorrow", day: "" });
  const three = Date.parse("2026-11-22T21:00:00+05:00");
  expect(typedTerms({ ...terms, until: three }, 250, now)).toMatchObject({ until: "three-days" });
});

test("a line keeps its key while others come and go", () => {
  const two = addLine(addLine(blankOffer, pieceLine(aina)), ownLine);
  const one = removeLine(two, "1");
  expect(addLine(one, pieceLine(gauhar)).lines.map(({ key, id }) => [key, id])).toEqual([
    ["2", 0],
    ["3", 98],
  ]);
});

test("the same offer, however its numbers are written", () => {
  const typed = post(posted);
  const [first, ...rest] = typed.lines;
  const written = { ...typed, lines: [{ ...first, agreed: "Rs 84000" }, ...rest] } as TypedOffer;
  expect(isSameOffer(typed, written)).toBe(true);
  expect(isSameOffer(typed, { ...typed, otherDelivery: "300" })).toBe(true);
  expect(isSameOffer(typed, { ...typed, note: "x" })).toBe(false);
  const begun = addLine(blankOffer, pieceLine(gauhar));
  const rendered = post([
    ["line", "1"],
    [lineField("1", "id"), "98"],
    [lineField("1", "quantity"), "1"],
    ["until", "tomorrow"],
  ]);
  expect(isSameOffer(begun, rendered)).toBe(true);
});

test("a stored draft is read only in its own shape", () => {
  expect(fits(JSON.parse(JSON.stringify(post(posted))), typedOfferShape)).toBe(true);
  expect(fits({ lines: [{}] }, typedOfferShape)).toBe(false);
});

test("half-typed lines cost nothing yet, the others are summed", () => {
  const lines = [
    { ...pieceLine(aina), key: "1", agreed: "84,000" },
    { ...pieceLine(gauhar), key: "2", agreed: "46oo" },
    { ...pieceLine(gauhar), key: "3", agreed: "999999999999", quantity: "9999" },
  ];
  const terms = termsSoFar(readTerms({ ...blankOffer, lines, delivery: "other", otherDelivery: "x" }, facts));
  expect(sumOffer(terms, piece)).toMatchObject({ subtotal: 84_000, total: 84_000, saving: 11_000 });
});

/** What the shop says of a form, at its fields. */
function faultsOf(typed: TypedOffer) {
  const checked = checkTerms(readTerms(typed, facts), piece, now);
  return checked.ok ? [] : offerFaults(checked.faults, typed).map(({ name, words }) => `${name}: ${words}`);
}

test("each fault stands at its field, in words", () => {
  expect(faultsOf(blankOffer)).toEqual(["lines: Put in at least one piece."]);
  const lines = [
    { ...pieceLine(aina), key: "4" },
    { ...pieceLine(gauhar), key: "5", agreed: "46.50", quantity: "0" },
    { ...ownLine, key: "6", agreed: "1" },
  ];
  expect(faultsOf({ ...blankOffer, lines, delivery: "other" }).sort()).toEqual([
    "line-4-agreed: What does one cost? 0 makes it a gift.",
    "line-5-agreed: Whole rupees only.",
    "line-5-quantity: How many? 1 to 9,999.",
    "line-6-name: Give it a name.",
    "otherDelivery: Whole rupees only.",
  ]);
  const good = { ...blankOffer, lines: [{ ...pieceLine(aina), key: "1", agreed: "0" }] };
  expect(faultsOf(good)).toEqual([]);
  expect(faultsOf({ ...good, until: "day" })).toEqual(["day: Choose a day within the next 30."]);
  expect(faultsOf({ ...good, until: "day", day: "2027-01-01" })).toEqual(["day: Choose a day within the next 30."]);
  expect(faultsOf({ ...good, until: "day", day: "2026-11-18" })).toEqual(["day: That is in the past."]);
  expect(faultsOf({ ...good, advance: "500" })).toEqual(["advance: That is more than she pays."]);
  expect(faultsOf({ ...good, lines: [{ ...pieceLine({ id: 7 }), key: "1", agreed: "5" }] })).toEqual([
    "line-1-agreed: This piece isn’t in the shop any more. Take it out.",
  ]);
  expect([faultCount(1), faultCount(2)]).toEqual(["1 thing is missing.", "2 things are missing."]);
});
