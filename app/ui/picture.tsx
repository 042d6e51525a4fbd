import { useState } from "react";
import { type PictureRef, pictureFile } from "../../shop/pieces/picture.ts";
import { pictureAddress, pictureSources } from "./picture-address.ts";
import { preloadPicture } from "./preload-picture.ts";
import { useBackOnline } from "./use-back-online.ts";

type Props = {
  of: PictureRef;
  alt: string;
  sizes: string;
  /** The leading picture, loaded before everything else. One to a page. */
  eager?: boolean;
  className?: string;
};

/**
 * A product's picture on its background tone, 3:4 unless `className` gives the box another shape (it then fills it).
 * If it fails to load, the tone and the alt text stay, and it is retried once online again. In Chrome and Firefox the
 * stylesheet shows the alt text; the state here is for Safari, which would show its own icon.
 */
export function Picture({ of, alt, sizes, eager = false, className = "" }: Props) {
  const [failed, setFailed] = useState<string>();
  const box = `picture tone-${of.tone} ${className}`;
  if (failed === of.hash) {
    return (
      <span className={box}>
        <AltText alt={alt} tryAgain={() => setFailed(undefined)} />
      </span>
    );
  }

  const sources = { ...pictureSources(of), sizes };
  if (eager) preloadPicture(sources);
  return (
    <picture className={box}>
      <source {...sources} />
      <img
        src={pictureAddress(pictureFile(of, "webp"))}
        alt={alt}
        width={of.width}
        height={of.height}
        {...(eager ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        onError={() => setFailed(of.hash)}
        ref={(image) => {
          // It may have failed before hydration.
          if (image?.complete && image.naturalWidth === 0) setFailed(of.hash);
        }}
      />
    </picture>
  );
}

function AltText({ alt, tryAgain }: { alt: string; tryAgain: () => void }) {
  useBackOnline(tryAgain);
  return <span className="picture-words">{alt}</span>;
}
