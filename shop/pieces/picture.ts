import type { Shape } from "../shape.ts";
import type { Product } from "./product.ts";

/** A picture as the shop serves it: `name` is `{id}-{view}`, or what its content gave it; `tone` its average colour while it loads. */
export type PictureRef = { name: string; hash: string; width: number; height: number; tone: string };

export const pictureShape: Shape<PictureRef> = {
  name: "string",
  hash: "string",
  width: "number",
  height: "number",
  tone: "string",
};

export type PictureVersion = 240 | 480 | "full" | "webp" | "preview";

const suffixes: Record<PictureVersion, string> = {
  240: "240.avif",
  480: "480.avif",
  full: "full.avif",
  webp: "480.webp",
  preview: "preview.jpg",
};

/** The file's name. The hash of the content is part of it, so that it may be cached for ever. */
export function pictureFile({ name, hash }: Pick<PictureRef, "name" | "hash">, version: PictureVersion): string {
  return `${name}.${hash}.${suffixes[version]}`;
}

/** What each view shows, in the words of an alt text; an unknown view says nothing wrong. */
const views = new Map([
  ["worn", "worn on a bust"],
  ["macro", "close up"],
  ["angle", "from an angle"],
  ["dark", "on dark velvet"],
]);

export const longestAlt = 200;

/** "Worn on a bust"; nothing for a picture whose name doesn't say. */
export function pictureView(picture: string): string | undefined {
  return views.get(picture.slice(picture.indexOf("-") + 1));
}

/** "Aina: two-layer bridal set of kundan flowers, worn on a bust". The leading picture needs no view. */
export function madeAlt({ name, summary }: Pick<Product, "name" | "summary">, picture: string): string {
  const view = pictureView(picture);
  const what = `${name}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`;
  return view ? `${what}, ${view}` : what;
}

/** In the seller's own words, where she has written some. */
export function pictureAlt(product: Pick<Product, "name" | "summary" | "altTexts">, picture: string): string {
  const { altTexts = {} } = product;
  return (Object.hasOwn(altTexts, picture) && altTexts[picture]) || madeAlt(product, picture);
}
