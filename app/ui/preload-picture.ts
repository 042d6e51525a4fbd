import { preload } from "react-dom";

type Sources = { type: string; srcSet: string; sizes: string; media?: string };

/** Loads a picture before everything else. On the server React puts the link first, ahead of styles and markup. */
export function preloadPicture({ type, srcSet, sizes, media }: Sources): void {
  // With `imageSrcSet` React ignores the first argument but as a key.
  preload(srcSet, { as: "image", fetchPriority: "high", type, imageSrcSet: srcSet, imageSizes: sizes, media });
}
