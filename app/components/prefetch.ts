import { homePath } from "../../shop/paths.ts";
import type { PictureRef } from "../../shop/picture.ts";
import { pictureSources } from "./picture-address.ts";
import { preloadPicture } from "./preload-picture.ts";

/** Read once: who switches data saving on is served by it from the next page load. */
const savesData = !import.meta.env.SSR && navigator.connection?.saveData === true;

/** When a link fetches its page's data ahead of the tap. Nothing is fetched for who asked her browser to save data. */
export const prefetch = savesData
  ? ({ onView: "none", onIntent: "none", atOnce: "none" } as const)
  : ({ onView: "viewport", onIntent: "intent", atOnce: "render" } as const);

/**
 * The data of the page that she is about to leave, so that Back need not ask for it: a page that was loaded came with
 * its data inside, where the browser doesn't look for it.
 */
export function keepForBack(): void {
  if (savesData) return;
  const { pathname, search } = window.location;
  const data = `${pathname === homePath ? "/_" : pathname}.data${search}`;
  // Where it fails, Back asks for it itself.
  setTimeout(() => fetch(data, { priority: "low" }).catch(() => undefined));
}

/** The picture that leads a product's page, for a finger that is already on its card. */
export function prefetchPicture(of: PictureRef, sizes: string): void {
  if (!savesData) preloadPicture({ ...pictureSources(of), sizes });
}
