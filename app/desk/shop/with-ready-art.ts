import type { Upload } from "../../../shop/editor/picture-desk.ts";
import { valueAt, withValueAt } from "../../../shop/editor/record-path.ts";
import type { ShopRecord } from "../../../shop/editor/shop-desk.ts";
import type { ShopRecords } from "../../../shop/editor/shop-form.ts";
import { slidePlace } from "./banner-picture.tsx";

/** The records with the slides' pictures that are ready and not saved yet. */
export function withReadyArt({ settings, policies }: ShopRecords, uploads: readonly Upload[]): ShopRecords {
  const slides = valueAt(settings, "bannerSlides");
  let record: unknown = settings;
  for (const [place] of Array.isArray(slides) ? slides.entries() : []) {
    const art = uploads.findLast((upload) => upload.place === slidePlace(place) && upload.art)?.art;
    if (!art) continue;
    record = withValueAt(record, `bannerSlides.${place}.art`, { mobile: art.mobile.name, desktop: art.desktop.name });
  }
  return { settings: record as ShopRecord, policies };
}
