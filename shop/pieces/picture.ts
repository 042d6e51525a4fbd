import type { Shape } from "../shape.ts";
import type { Product } from "./product.ts";

/** A served picture. `name` is `{id}-{view}`, or made from its content where it was uploaded; `tone` is the average
 * colour, shown while it loads. */
export type PictureRef = { name: string; hash: string; width: number; height: number; tone: string };

export const pictureShape: Shape<PictureRef> = {
  name: "string",
  hash: "string",
  width: "number",
  height: "number",
  tone: "string",
};

export type PictureVersion = 240 | 480 | "full" | "webp" | "preview" | "jpeg";

const suffixes: Record<PictureVersion, string> = {
  240: "240.avif",
  480: "480.avif",
  full: "full.avif",
  webp: "480.webp",
  preview: "preview.jpg",
  // For readers that don't know AVIF: made from "full" when it is requested.
  jpeg: "full.jpg",
};

/** Named by a hash of the content, so that the file may be cached for ever. */
export function pictureFile({ name, hash }: Pick<PictureRef, "name" | "hash">, version: PictureVersion): string {
  return `${name}.${hash}.${suffixes[version]}`;
}

/** Alt text of each view. */
const views = new Map([
  ["worn", "worn on a bust"],
  ["macro", "close up"],
  ["angle", "from an angle"],
  ["dark", "on dark velvet"],
]);

export const longestAlt = 200;

/** "worn on a bust"; undefined for the leading view and for uploaded pictures. */
export function pictureView(picture: string): string | undefined {
  return views.get(picture.slice(picture.indexOf("-") + 1));
}

/** "Aina: two-layer bridal set of kundan flowers". */
export function nameAndSummary({ name, summary }: Pick<Product, "name" | "summary">): string {
  return `${name}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`;
}

/** "Aina: two-layer bridal set of kundan flowers, worn on a bust". */
export function madeAlt(piece: Pick<Product, "name" | "summary">, picture: string): string {
  const view = pictureView(picture);
  return view ? `${nameAndSummary(piece)}, ${view}` : nameAndSummary(piece);
}

/** The seller's own alt text, or one made from the name. */
export function pictureAlt(product: Pick<Product, "name" | "summary" | "altTexts">, picture: string): string {
  const { altTexts = {} } = product;
  return (Object.hasOwn(altTexts, picture) && altTexts[picture]) || madeAlt(product, picture);
}
