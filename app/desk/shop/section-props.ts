import type { Upload } from "../../../shop/editor/picture-desk.ts";
import type { RecordFault } from "../../../shop/editor/piece-desk.ts";
import type { ShopRecord } from "../../../shop/editor/shop-desk.ts";
import type { ShopSection } from "../../../shop/editor/shop-sections.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";

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
