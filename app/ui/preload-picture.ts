import { preload } from "react-dom";

type Sources = { type: string; srcSet: string; sizes: string; media?: string };

/** Asked for before all else; on a page that is being rendered from its first line on, ahead of styles and markup. */
export function preloadPicture({ type, srcSet, sizes, media }: Sources): void {
  // Where there is a set to choose from, React leaves the address out.
  preload(srcSet, { as: "image", fetchPriority: "high", type, imageSrcSet: srcSet, imageSizes: sizes, media });
}
