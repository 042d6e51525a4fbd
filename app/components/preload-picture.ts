import { preload } from "react-dom";

type Sources = { type: string; srcSet: string; sizes: string; media?: string };

/** Asked for before all else; on a page that is being rendered from its first line on, ahead of styles and markup. */
export function preloadPicture({ type, srcSet, sizes, media }: Sources): void {
  const smallest = srcSet.slice(0, srcSet.indexOf(" "));
  const choice = { type, imageSrcSet: srcSet, imageSizes: sizes, ...(media && { media }) };
  preload(smallest, { as: "image", fetchPriority: "high", ...choice });
}
