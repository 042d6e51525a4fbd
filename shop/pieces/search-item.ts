import { isolateBidi } from "../bidi.ts";
import type { Shape } from "../shape.ts";
import { type PictureRef, pictureShape } from "./picture.ts";
import type { ShownPrice } from "./sale.ts";

/** An index of the release before lacks `summary` and `called`. */
export type SearchItem = ShownPrice & {
  id: number;
  name: string;
  category: string;
  summary?: string;
  picture: PictureRef;
  /** What its listings are called, a name a line, folded. */
  called?: string;
  /** Everything that a shopper may call the piece. */
  words: string;
};

export const searchItemShape: Shape<SearchItem> = {
  id: "number",
  name: "string",
  category: "string",
  "summary?": "string",
  price: "number",
  "was?": "number",
  picture: pictureShape,
  "called?": "string",
  words: "string",
};

export function nothingFoundText(wanted: string): string {
  return `Nothing is called ${isolateBidi(wanted)} here. Send us a picture: we may have one, or make it.`;
}
