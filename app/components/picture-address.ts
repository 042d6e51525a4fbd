import { type PictureRef, pictureFile } from "../../shop/picture.ts";

/** Where pictures load from is set when the shop is built; its own origin unless a CDN is named. */
const base: string = import.meta.env.PICTURES_URL ?? "/pictures";

export function pictureAddress(file: string): string {
  return `${base}/${file}`;
}

/** The sizes of a picture among which a browser that knows AVIF chooses. */
export function pictureSources(of: PictureRef) {
  const [small, medium, full] = ([240, 480, "full"] as const).map((version) =>
    pictureAddress(pictureFile(of, version)),
  );
  return { type: "image/avif", src: `${medium}`, srcSet: `${small} 240w, ${medium} 480w, ${full} ${of.width}w` };
}
