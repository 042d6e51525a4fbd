import sharp, { type OutputInfo } from "sharp";
import { extendSideways } from "./backdrop.ts";
import { previewRecipe } from "./recipes.ts";

/** A decoded picture: three channels, row by row. */
export type Raw = { data: Buffer; info: OutputInfo };

const { width, height, heaviest, qualities } = previewRecipe;

/** The link preview: the whole picture in the middle, its backdrop extended to both sides. */
export async function encodePreview(hero: Raw): Promise<Buffer> {
  const middle = await sharp(hero.data, { raw: hero.info })
    .resize({ height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data } = extendSideways({ data: middle.data, width: middle.info.width, height }, width);
  const preview = sharp(data, { raw: { width, height, channels: 3 } });
  for (const quality of qualities) {
    const jpeg = await preview.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (jpeg.length < heaviest) return jpeg;
  }
  throw new Error(`its link preview doesn't fit into ${heaviest / 1000} kB`);
}
