import { expect, test } from "vitest";
import type { OfferTerms } from "../offer/offer.ts";
import { lookup } from "../testing/orders.ts";
import { defaultOfferText, offerMessage } from "./offer-message.ts";

const now = Date.UTC(2026, 10, 18, 7);
const shop = { name: "Naqsh", message: defaultOfferText };
const link = "https://naqsh.pk/offer/key";

const terms: OfferTerms = {
  lines: [
    { id: 1, quantity: 1, agreed: 84_000, withDupatta: true },
    { id: 98, quantity: 2, agreed: 4600 },
  ],
  delivery: 250,
  until: Date.UTC(2026, 10, 20, 16),
  note: "",
  name: "Ayesha Rahman",
  phone: "",
  advance: 0,
};

test("an offer is sent with its day, its pieces, its total and its link", () => {
  expect(offerMessage(shop, terms, { piece: lookup, link, now })).toBe(
    "Salam Ayesha, this is Naqsh. For you until Friday, 9 pm: Aina with dupatta and 2 Gauhar, Rs\u00a093,450 in all. Look and order here: https://naqsh.pk/offer/key",
  );
});

test("without a name the word goes with its blank", () => {
  expect(offerMessage(shop, { ...terms, name: "" }, { piece: lookup, link, now })).toMatch(/^Salam, this is Naqsh\. /);
});

test("braces that somebody typed aren't blanks", () => {
  const name = "{offer}";
  expect(offerMessage(shop, { ...terms, name }, { piece: lookup, link, now })).toMatch(/^Salam \{offer\}, this/);
});
