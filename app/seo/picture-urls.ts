import { type PictureRef, pictureFile } from "../../shop/pieces/picture.ts";
import { absoluteUrl } from "./page-meta.ts";

/**
 * A picture in full size, as a format that search engines and shopping catalogues all read. From the shop itself even
 * where pages load pictures from a CDN: the server makes it, so a CDN may not have it.
 */
export function jpegUrl(picture: PictureRef): string {
  return absoluteUrl(`/pictures/${pictureFile(picture, "jpeg")}`);
}
