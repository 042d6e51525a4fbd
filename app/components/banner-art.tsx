import { type BannerCrop, bannerCrops, bannerFile } from "../../shop/banner-art.ts";
import type { PictureRef } from "../../shop/picture.ts";
import { pictureAddress } from "./picture-address.ts";

type Props = {
  art: Record<BannerCrop, PictureRef>;
  /** The first slide: asked for at once and before all else. */
  eager?: boolean;
  /** For the image itself: how it fills the slide. */
  className?: string;
};

/** A slide's picture, the tall crop below 768 px and the wide one from there. Its words stand beside it, so it has none. */
export function BannerArt({ art, eager = false, className = "" }: Props) {
  return (
    <picture className="contents">
      <source media="(min-width: 48rem)" type="image/avif" {...versions("desktop", art.desktop)} />
      <source media="(min-width: 48rem)" type="image/webp" srcSet={fallback(art.desktop)} />
      <source type="image/avif" {...versions("mobile", art.mobile)} />
      <img
        src={fallback(art.mobile)}
        alt=""
        width={art.mobile.width}
        height={art.mobile.height}
        className={className}
        {...(eager ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}

function versions(crop: BannerCrop, ref: PictureRef) {
  const srcSet = bannerCrops[crop].widths
    .map((width) => `${pictureAddress(bannerFile(ref, width))} ${width}w`)
    .join(", ");
  // Shown 720 px high at most, and 640 px high below 768: never narrower than the tall crop is then.
  const sizes = crop === "desktop" ? "min(100vw, 1620px)" : "max(100vw, 390px)";
  return { srcSet, sizes, width: ref.width, height: ref.height };
}

function fallback(ref: PictureRef): string {
  return pictureAddress(bannerFile(ref, "webp"));
}
