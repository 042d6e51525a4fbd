import { useState } from "react";
import { type PictureRef, pictureFile } from "../../shop/picture.ts";
import { pictureAddress, pictureSources } from "./picture-address.ts";

type Props = {
  of: PictureRef;
  alt: string;
  sizes: string;
  /** For what is seen first: asked for at once and before all else. One or two to a page. */
  eager?: boolean;
  /** In sight, but not first: asked for with the page, not only once it has been laid out. */
  near?: boolean;
  className?: string;
};

/**
 * A product's picture on its own tone, 3:4 unless `className` gives the box another shape (it then fills it).
 * One that fails leaves the tone and its words. The stylesheet does that in Chrome and Firefox, from the first
 * byte on; the state here does it for Safari, which would show its own icon.
 */
export function Picture({ of, alt, sizes, eager = false, near = false, className = "" }: Props) {
  const [failed, setFailed] = useState<string>();
  const box = `picture tone-${of.tone} ${className}`;
  if (failed === of.hash) {
    return (
      <span className={box}>
        <span className="picture-words">{alt}</span>
      </span>
    );
  }

  const { type, srcSet } = pictureSources(of);
  return (
    <picture className={box}>
      <source {...{ type, srcSet, sizes }} />
      <img
        src={pictureAddress(pictureFile(of, "webp"))}
        alt={alt}
        width={of.width}
        height={of.height}
        {...(eager && { fetchPriority: "high" })}
        {...(!eager && !near && { loading: "lazy", decoding: "async" })}
        onError={() => setFailed(of.hash)}
        ref={(image) => {
          // It may have failed before there was anybody to hear of it.
          if (image?.complete && image.naturalWidth === 0) setFailed(of.hash);
        }}
      />
    </picture>
  );
}
