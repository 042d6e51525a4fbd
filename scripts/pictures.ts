/**
 * Turns photographs into what the shop serves: `npm run pictures [folder]`. Only what changed is made; a folder with
 * three new photographs replaces three pictures. It may be stopped at any time and goes on where it was.
 */
import { join, resolve } from "node:path";
import { parseProducts } from "../catalogue/product-schema.ts";
import records from "../catalogue/products.json" with { type: "json" };
import { settings } from "../catalogue/settings.ts";
import { runPictures } from "./pictures/run.ts";

const root = join(import.meta.dirname, "..");

function shownInTheShop(): Set<string> {
  const { products } = parseProducts(records);
  const pieces = products.flatMap(({ images, hoverImage }) => (hoverImage ? [...images, hoverImage] : images));
  return new Set([...pieces, ...settings.bannerSlides.flatMap(({ art }) => [art.mobile, art.desktop])]);
}

process.exitCode = await runPictures({
  folder: resolve(process.argv[2] ?? join(root, "photos")),
  into: { pictures: join(root, "pictures"), manifest: join(root, "catalogue", "pictures.json") },
  wanted: shownInTheShop(),
});
