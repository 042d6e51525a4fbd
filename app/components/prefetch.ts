import type { PictureRef } from "../../shop/picture.ts";
import { pictureSources } from "./picture-address.ts";
import { preloadPicture } from "./preload-picture.ts";

/** Read once: who switches data saving on is served by it from the next page load. */
export const savesData = !import.meta.env.SSR && navigator.connection?.saveData === true;

/** When a link fetches its page's data ahead of the tap. Nothing is fetched for who asked her browser to save data. */
export const prefetch = savesData
  ? ({ onIntent: "none", atOnce: "none" } as const)
  : ({ onIntent: "intent", atOnce: "render" } as const);

/** The picture that leads a product's page, for a finger that is already on its card. */
export function prefetchPicture(of: PictureRef, sizes: string): void {
  if (!savesData) preloadPicture({ ...pictureSources(of), sizes });
}

/** A file that will be asked for; if it doesn't come, it is asked for again when it is needed. */
export function prefetchFile(address: string): void {
  if (!savesData) fetch(address).catch(() => undefined);
}
