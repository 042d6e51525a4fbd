import type { ChoosablePiece } from "../../../shop/editor/choose-pieces.ts";
import type { Upload } from "../../../shop/editor/picture-desk.ts";
import type { RecordFault } from "../../../shop/editor/piece-desk.ts";
import type { ShopRecord } from "../../../shop/editor/shop-desk.ts";
import type { ShopField, ShopSection } from "../../../shop/editor/shop-field.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";

export type SectionProps = {
  section: ShopSection;
  /** What the form begins with, what stands in it now, and what is saved. */
  shown: ShopRecord;
  typed: ShopRecord;
  saved: ShopRecord;
  faults: readonly RecordFault[];
  listings: readonly { slug: string; title: string }[];
  /** Every piece, in the shop's order. */
  pieces: readonly ChoosablePiece[];
  pictures: readonly PictureRef[];
  uploads: readonly Upload[];
  put: (values: Readonly<Record<string, string>>) => void;
  /** Opens the chooser for a field of pieces. */
  choose: (field: ShopField) => void;
  onReady: (slide: number, upload: Upload) => void;
};
