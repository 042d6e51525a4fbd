import { createHash } from "node:crypto";
import type { Product } from "../shop/pieces/product.ts";
import { shareShapeSizes } from "../shop/share-picture/share-layout.ts";
import { type ShareShape, type ShareWords, shareWords } from "../shop/share-picture/share-words.ts";
import type { Catalogue } from "./create-catalogue.ts";

export type SharedPiece = {
  words: ShareWords;
  /** The file of its photograph, as large as the shop has it. */
  photo: { name: string; hash: string };
  /** Changes with everything that the picture shows, and with its layout. */
  tag: string;
};

const layouts = JSON.stringify(shareShapeSizes);

/** What the picture to share shows, for the server that draws it and the page that names its address. */
export function sharedPiece(
  catalogue: Pick<Catalogue, "picture">,
  product: Product,
  shape: ShareShape,
  withPrice: boolean,
): SharedPiece {
  const words = shareWords(product, withPrice);
  const { name, hash } = catalogue.picture(product.images[0] ?? "");
  const shown = JSON.stringify([layouts, shape, words, name, hash]);
  return { words, photo: { name, hash }, tag: createHash("sha256").update(shown).digest("hex").slice(0, 8) };
}
