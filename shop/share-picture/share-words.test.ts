import { expect, test } from "vitest";
import type { Product } from "../pieces/product.ts";
import { shareAlt, shareCaption, shareFileName, shareWords } from "./share-words.ts";

const aina = {
  ...{ name: "Aina", summary: "Two-layer bridal set", price: 95_000, salePrice: null },
  ...{ badge: "Made to Order", inStock: true },
} satisfies Partial<Product>;
const words = { name: "Aina", summary: "Two-layer bridal set", status: "Made to Order" };

test("the price, and on sale the one before; neither of them where none is wanted", () => {
  expect(shareWords(aina, true)).toEqual({ ...words, price: "PKR 95,000" });
  expect(shareWords({ ...aina, salePrice: 90_500 }, true)).toEqual({ ...words, price: "PKR 90,500", was: "95,000" });
  expect(shareWords({ ...aina, salePrice: 90_500 }, false)).toEqual(words);
});

test("sold out is said in place of a price", () => {
  expect(shareWords({ ...aina, inStock: false }, true)).toEqual({ ...words, status: "Sold out" });
});

test("what is read out and what is copied say the same", () => {
  const sale = shareWords({ ...aina, salePrice: 90_500 }, true);
  expect(shareAlt(sale)).toBe("Aina. Two-layer bridal set. PKR 90,500, before 95,000. Made to Order");
  expect(shareCaption(sale, "https://naqsh.pk/product/1")).toBe(
    "Aina\nPKR 90,500, Made to Order\nhttps://naqsh.pk/product/1",
  );
});

test.each([
  ["Moti Jaal Clutch", "moti-jaal-clutch-story.jpg"],
  ["Soirée & Co.", "soiree-co-story.jpg"],
  ["نورجہاں", "piece-12-story.jpg"],
])("%s is saved as %s", (name, file) => {
  expect(shareFileName({ id: 12, name }, "story")).toBe(file);
});
