import type { PictureRef } from "../../../shop/picture.ts";
import type { Upload } from "../../../shop/picture-desk.ts";
import type { RecordFault } from "../../../shop/piece-desk.ts";
import type { ShopRecord } from "../../../shop/shop-desk.ts";
import type { ShopSection } from "../../../shop/shop-sections.ts";

export type SectionProps = {
  section: ShopSection;
  /** What the form begins with, what stands in it now, and what is saved. */
  shown: ShopRecord;
  typed: ShopRecord;
  saved: ShopRecord;
  faults: readonly RecordFault[];
  listings: readonly { slug: string; title: string }[];
  pieces: Readonly<Record<string, { name: string; picture?: string | undefined }>>;
  pictures: readonly PictureRef[];
  uploads: readonly Upload[];
  put: (values: Readonly<Record<string, string>>) => void;
  onReady: (slide: number, upload: Upload) => void;
};
