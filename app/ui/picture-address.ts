import { type PictureRef, type PictureVersion, pictureFile } from "../../shop/pieces/picture.ts";

/** Where pictures load from is set when the shop is built; its own origin unless a CDN is named. */
const base: string = import.meta.env.PICTURES_URL ?? "/pictures";

export function pictureAddress(file: string): string {
  return `${base}/${file}`;
}

/** The sizes of a picture among which a browser that knows AVIF chooses. */
export function pictureSources(of: PictureRef) {
  const file = (version: PictureVersion) => pictureAddress(pictureFile(of, version));
  return { type: "image/avif", srcSet: `${file(240)} 240w, ${file(480)} 480w, ${file("full")} ${of.width}w` };
}
