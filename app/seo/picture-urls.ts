import { type PictureRef, pictureFile } from "../../shop/pieces/picture.ts";
import { pictureAddress } from "../ui/picture-address.ts";
import { absoluteUrl } from "./page-meta.ts";

/** A picture in full size, as a format that search engines and shopping catalogues all read. */
export function jpegUrl(picture: PictureRef): string {
  return absoluteUrl(pictureAddress(pictureFile(picture, "jpeg")));
}
