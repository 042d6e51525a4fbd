import { preload } from "react-dom";
import type { PictureRef } from "../../shop/picture.ts";
import { pictureSources } from "./picture-address.ts";

/** Read once: who switches data saving on is served by it from the next page load. */
const savesData = !import.meta.env.SSR && navigator.connection?.saveData === true;

/** When a link fetches its page's data ahead of the tap. Nothing is fetched for who asked her browser to save data. */
export const prefetch = savesData
  ? ({ onView: "none", onIntent: "none", atOnce: "none" } as const)
  : ({ onView: "viewport", onIntent: "intent", atOnce: "render" } as const);

/** The picture that leads a product's page, for a finger that is already on its card. */
export function prefetchPicture(of: PictureRef, imageSizes: string): void {
  if (savesData) return;
  const { type, src, srcSet } = pictureSources(of);
  preload(src, { as: "image", type, imageSrcSet: srcSet, imageSizes, fetchPriority: "high" });
}
