import { type BannerCrop, bannerCrops, bannerFile } from "../../../shop/pieces/banner-art.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { isRecord } from "../../../shop/record.ts";
import { pictureAddress } from "../../ui/picture-address.ts";

type ArtProps = { of: PictureRef; crop: BannerCrop; className: string };

export function Art({ of, crop, className }: ArtProps) {
  const [width] = bannerCrops[crop].widths;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureAddress(bannerFile(of, width))} />
      <img src={pictureAddress(bannerFile(of, "webp"))} alt="" loading="lazy" decoding="async" className={className} />
    </picture>
  );
}

type Props = {
  slide: Readonly<Record<string, unknown>>;
  line: string;
  crop: BannerCrop;
  pictures: readonly PictureRef[];
};

/** A slide of the home page, small. */
export function SlidePreview({ slide, line, crop, pictures }: Props) {
  const ground = String(slide.ground ?? "");
  const name = isRecord(slide.art) ? String(slide.art[crop] ?? "") : "";
  const art = pictures.find((each) => each.name === name);
  return (
    <div className={`slide-preview slide-${crop} ${slide.dark === true ? "text-white" : "text-ink"}`}>
      {/* The colour as an SVG attribute: the page's policy refuses style attributes. */}
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={/^#[0-9a-f]{6}$/i.test(ground) ? ground : "#f2ebe1"} />
      </svg>
      {art && <Art of={art} crop={crop} className="absolute inset-0 size-full object-cover" />}
      <div className="slide-words">
        <p className="break-words font-display">{String(slide.title ?? "")}</p>
        <p className="slide-line break-words">{line}</p>
      </div>
    </div>
  );
}
