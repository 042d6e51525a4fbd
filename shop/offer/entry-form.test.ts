import { expect, test } from "vitest";
import { emailSentence, phoneQuestion } from "../order/checkout.ts";
import { entryChoices, readEntry } from "./entry-form.ts";
import { describeEntryRefusal } from "./entry-refusal.ts";
import type { OfferLine } from "./offer.ts";
import type { OfferPiece } from "./offer-desk.ts";

const picture = { name: "1-front", hash: "a", width: 3, height: 4, tone: "#fff" };
const piece = { summary: "", badge: "Ready to Ship", inStock: true, price: 100, picture } as const;
const pieces: OfferPiece[] = [
  { ...piece, id: 1, name: "Aina", dupatta: true },
  { ...piece, id: 98, name: "Gauhar", sizes: ["16", "17"], stock: { "16": 0 } },
  { ...piece, id: 130, name: "Nikah", scents: ["Oud"], kilos: [1, 2] },
];
const lines: OfferLine[] = [
  { id: 1, quantity: 1, agreed: 84_000, withDupatta: true },
  { own: { name: "Jhoomar", words: "", pictures: [] }, quantity: 1, agreed: 12_000 },
  { id: 98, quantity: 1, agreed: 4600 },
];
const choices = entryChoices(lines, pieces);
const typed = {
  key: "k",
  name: " Ayesha Rahman ",
  phone: "0321 5557890",
  address: "House 14\r\nPhase 5",
  city: "Lahore",
  email: "",
  pays: "paid",
  source: "instagram",
  "choice-2-size": "17",
};

test("only what the offer leaves open is asked for; sizes that are gone can't be chosen", () => {
  expect(choices).toMatchObject([{ name: "choice-2-size", heading: "Gauhar’s size" }]);
  expect(choices[0]?.options.map(({ value, isGone }) => [value, isGone])).toEqual([
    ["16", true],
    ["17", false],
  ]);
  const all = entryChoices(
    [
      { id: 1, quantity: 1, agreed: 1 },
      { id: 130, quantity: 1, agreed: 1 },
    ],
    pieces,
  );
  expect(all.map(({ heading, options }) => [heading, options.map(({ label }) => label)])).toEqual([
    ["Aina’s dupatta", ["With dupatta", "Without"]],
    ["Nikah’s attar", ["Oud"]],
    ["Nikah’s mithai", ["1 kg", "2 kg"]],
  ]);
  const read = readEntry(
    { ...typed, "choice-0-withDupatta": "no", "choice-1-scent": "Oud", "choice-1-kilos": "2" },
    all,
    2,
  );
  expect(read.ok && read.entry.choices).toEqual([{ withDupatta: false }, { scent: "Oud", kilos: 2 }]);
});

test("an address as the chat has it, without an e-mail, paid already", () => {
  expect(readEntry(typed, choices, lines.length)).toEqual({
    ok: true,
    entry: {
      customer: {
        name: "Ayesha Rahman",
        email: "",
        address: "House 14\nPhase 5",
        city: "Lahore",
        phone: "0321 5557890",
      },
      choices: [{}, {}, { size: "17" }],
      payment: "online",
      isPaid: true,
      source: "instagram",
    },
  });
});

test("how she pays and where it came from fall back to the first", () => {
  const read = readEntry({ ...typed, pays: "in pearls", source: "shop" }, choices, lines.length);
  expect(read).toMatchObject({ ok: true, entry: { payment: "cod", isPaid: false, source: "whatsapp" } });
});

test("the checkout's rules and sentences, all at once", () => {
  const read = readEntry(
    { ...typed, name: "", address: "\u200b", city: "x".repeat(101), email: "ayesha", "choice-2-size": "99" },
    choices,
    lines.length,
  );
  expect(read.ok ? [] : read.faults).toEqual([
    { name: "name", words: "Whose name goes on the parcel?" },
    { name: "address", words: "Which house and street should it go to?" },
    { name: "city", words: "Please keep this within 100 letters." },
    { name: "email", words: emailSentence },
    { name: "choice-2-size", words: "Choose a size for Gauhar." },
  ]);
});

test("a number that can't be rung is asked about once", () => {
  const odd = { ...typed, phone: " ask her brother " };
  expect(readEntry(odd, choices, lines.length)).toEqual({
    ok: false,
    faults: [{ name: "phone", words: phoneQuestion }],
  });
  expect(readEntry({ ...odd, asked: odd.phone }, choices, lines.length).ok).toBe(true);
});

const refused = { takenBy: null, name: "Ayesha Rahman", pieces: ["Aina", "Jhoomar", "Gauhar"], choices };

test("a refusal names what is gone, what is wrong, or who was faster", () => {
  const sentence = (...errors: Parameters<typeof describeEntryRefusal>[0]["errors"]) =>
    describeEntryRefusal({ ...refused, errors }).sentence;
  expect(sentence({ field: "lines.0", reason: "sold-out" })).toBe("Aina has been sold meanwhile. Nothing was stored.");
  expect(sentence({ field: "lines.0", reason: "sold-out" }, { field: "lines.2", reason: "unknown-product" })).toBe(
    "Aina and Gauhar have been sold meanwhile. Nothing was stored.",
  );
  expect(sentence({ field: "lines.2", reason: "only-left", detail: "1" })).toBe(
    "Only 1 of Gauhar is left. Nothing was stored.",
  );
  expect(sentence({ field: "offer", reason: "offer-run-out" })).toBe("The offer has run out. Nothing was stored.");
  expect(sentence({ field: "total", reason: "price-changed", detail: "5" })).toMatch(/changed meanwhile/);
  expect(sentence({ field: "notes", reason: "too-long" })).toBe("The shop refused it. Nothing was stored.");
  expect(describeEntryRefusal({ ...refused, errors: [], takenBy: "NQ-7F3K-92" }).sentence).toBe(
    "Ayesha has just ordered it herself: NQ-7F3K-92.",
  );
  expect(describeEntryRefusal({ ...refused, errors: [], takenBy: "NQ-7F3K-92", name: "" }).sentence).toBe(
    "It has just been ordered: NQ-7F3K-92.",
  );
});

test("what the shop refuses at a field is said at that field", () => {
  const { faults, sentence } = describeEntryRefusal({
    ...refused,
    errors: [
      { field: "customer.phone", reason: "control-characters" },
      { field: "lines.2.size", reason: "missing-choice" },
    ],
  });
  expect(faults.map(({ name }) => name)).toEqual(["phone", "choice-2-size"]);
  expect(sentence).toBe("");
});
