import { expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/create-catalogue.ts";
import { settings } from "../../catalogue/settings.ts";
import { sampleProducts } from "../../catalogue/testing/sample-catalogue.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { searchCatalogue } from "./search-catalogue.server.ts";

const picture = { name: "1-hero", hash: "3fa2c1", width: 810, height: 1080, tone: "#e8dccb" };
const catalogue = createCatalogue({
  products: sampleProducts,
  pictures: new Map(sampleProducts.flatMap(({ images }) => images.map((name) => [name, picture] as const))),
  previews: new Map(),
  leading: [],
  searchWords: settings.searchWords ?? [],
  sanitise: (html) => html,
});

const isListed = (slug: string) => (product: Product) => product.listings.some((listing) => listing === slug);
const says = (noun: RegExp) => (product: Product) => noun.test(product.summary);

// With the words of the shop's own settings.
test.each([
  ["chokkars", ["chokar", "chocker", "choker", "chokers", "Gulu Band", "چوکر", "گلوبند"], isListed("chokkars")],
  ["rings", ["angoothi", "anguthi", "angoothiyan", "انگوٹھی", "انگوٹھیاں"], isListed("rings")],
  ["bangles", ["choori", "churiyan", "kangan", "چوڑیاں", "کنگن"], isListed("bangles")],
  ["bridal sets", ["dulhan set", "bridal set", "دلہن"], isListed("bridal-sets")],
  ["mathapatti", ["matha patti", "ماتھا پٹی"], isListed("mathapatti")],
  ["clutches", ["purse", "hand bag", "پرس"], isListed("clutches")],
  ["jhumkay", ["jhumke", "jhumkay", "jhumka", "Jhumki", "جھمکے", "جھمکا"], says(/jhumkay/i)],
])("%s are found first, however they are written", (_, words, isMeant) => {
  for (const word of words) {
    const { found } = searchCatalogue(catalogue, word);
    const meant = sampleProducts.filter(isMeant).length;
    expect(found.length, word).toBeGreaterThanOrEqual(meant);
    expect(found.slice(0, meant).filter(isMeant), word).toHaveLength(meant);
  }
});
