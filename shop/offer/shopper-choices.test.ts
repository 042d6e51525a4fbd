import { expect, test } from "vitest";
import { lookup } from "../testing/orders.ts";
import type { OfferLine } from "./offer.ts";
import { choiceOptions, chosenOption, offerChoicesQuery, readOfferChoices } from "./shopper-choices.ts";

const lines: OfferLine[] = [
  { id: 98, quantity: 1, agreed: 4600 },
  { id: 8, quantity: 1, agreed: 50_000, scent: "Oud" },
  { quantity: 1, agreed: 12_000, own: { name: "Green jhoomar", words: "", pictures: [] } },
];

const read = (query: string) => readOfferChoices(lines, lookup, new URLSearchParams(query));

test("choices travel in the address and back", () => {
  const query = "?size-0=17&withDupatta-1=No&kilos-1=2";
  const choices = [{ size: "17" }, { withDupatta: false, kilos: 2 }, {}];
  expect(read(query)).toEqual(choices);
  expect(offerChoicesQuery(choices)).toBe(query);
  expect(offerChoicesQuery([{}, {}, {}])).toBe("");
  expect(choices.map((chosen) => chosenOption("withDupatta", chosen))).toEqual([undefined, "No", undefined]);
});

test("what the seller chose, and what nobody can choose, is ignored", () => {
  expect(read("?scent-1=Gulab&size-1=17&size-2=17&kilos-1=two&withDupatta-1=perhaps&size-0=")).toEqual([{}, {}, {}]);
});

test("a size that has sold out isn't offered", () => {
  expect(choiceOptions("size", { sizes: ["16", "17"], stock: { "17": 0 } })).toEqual(["16"]);
  expect(choiceOptions("kilos", { kilos: [1, 2] })).toEqual(["1", "2"]);
});
