import { expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/create-catalogue.ts";
import { parsePictures } from "../../catalogue/pictures.ts";
import { sampleProducts } from "../../catalogue/testing/sample-catalogue.ts";
import { sampleManifest } from "../../catalogue/testing/sample-pictures.ts";
import { type AllPieces, allPiecesShape } from "../../shop/pieces/listing-page.ts";
import { fits } from "../../shop/shape.ts";
import { browse } from "./browse-data.server.ts";

const url = new URL("https://naqsh.pk/shop?metal=silver&sort=price-up");
const { pictures, previews } = parsePictures(sampleManifest);
const catalogue = createCatalogue({
  products: sampleProducts,
  pictures,
  previews,
  leading: [],
  sanitise: (html) => html,
});

test("all of them are brought along for filters to choose from, up to so many", () => {
  const { pieces, results, total } = browse(catalogue, "shop", { found: sampleProducts, also: [] }, url, 135);
  expect([pieces?.found.length, total, results]).toEqual([135, 135, undefined]);
});

test("they have the shape that pages look for", () => {
  const all = { found: sampleProducts, also: sampleProducts.slice(0, 3) };
  const travelled: unknown = JSON.parse(JSON.stringify(browse(catalogue, "shop", all, url, 138)));
  expect(fits<AllPieces>(travelled, allPiecesShape)).toBe(true);
});

test("of more than that a page brings what it shows", () => {
  const { pieces, results, total } = browse(catalogue, "shop", { found: sampleProducts, also: [] }, url);
  expect([pieces, total, results?.shown.length]).toEqual([undefined, 135, 12]);
  expect(results?.shown.every(({ metal }) => metal === "silver")).toBe(true);
});
