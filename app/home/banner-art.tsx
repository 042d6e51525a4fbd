import { type BannerCrop, bannerCrops, bannerFile } from "../../shop/pieces/banner-art.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { pictureAddress } from "../ui/picture-address.ts";
import { preloadPicture } from "../ui/preload-picture.ts";
import type { Slide } from "./home-data.server.ts";

type Props = { art: Slide["art"]; eager: boolean };

const sizes = { mobile: "390px", desktop: "(min-width: 101.25rem) 1620px, 100vw" } as const;

/** Not `width < 48rem`: the build rewrites that for older browsers in CSS, not in attributes. */
const wide = "(min-width: 48rem)";
const narrow = "(max-width: 47.99rem)";

/** No alt text: the words beside it say what it shows. */
export function BannerArt({ art, eager }: Props) {
  if (eager) {
    preloadPicture({ ...avif(art.mobile, "mobile"), media: narrow });
    preloadPicture({ ...avif(art.desktop, "desktop"), media: wide });
  }
  return (
    <picture>
      <source media={wide} {...avif(art.desktop, "desktop")} />
      <source
        media={wide}
        srcSet={address(art.desktop, "webp")}
        width={art.desktop.width}
        height={art.desktop.height}
      />
      <source {...avif(art.mobile, "mobile")} />
      <img
        src={address(art.mobile, "webp")}
        alt=""
        width={art.mobile.width}
        height={art.mobile.height}
        className="banner-art"
        {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}

function avif(of: PictureRef, crop: BannerCrop) {
  return {
    type: "image/avif",
    srcSet: bannerCrops[crop].widths.map((width) => `${address(of, width)} ${width}w`).join(", "),
    sizes: sizes[crop],
    width: of.width,
    height: of.height,
  };
}

function address(of: PictureRef, version: number | "webp"): string {
  return pictureAddress(bannerFile(of, version));
}
