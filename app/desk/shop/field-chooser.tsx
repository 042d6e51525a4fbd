import { valueAt } from "../../../shop/editor/record-path.ts";
import type { ShopRecord } from "../../../shop/editor/shop-desk.ts";
import type { ShopField } from "../../../shop/editor/shop-field.ts";
import { shopSections } from "../../../shop/editor/shop-sections.ts";
import { PieceChooser } from "../choose/piece-chooser.tsx";
import { listingPath } from "./section-field.tsx";
import type { SectionProps } from "./section-props.ts";
import { idsAt } from "./summaries.ts";

type Props = Pick<SectionProps, "pieces" | "listings" | "put"> & {
  field: ShopField;
  typed: ShopRecord;
  onClose: () => void;
};

/** The chooser for a field of pieces; those that are kept become the field's numbers. */
export function FieldChooser({ field, typed, pieces, listings, put, onClose }: Props) {
  const row = listingPath(field);
  const listing = row && String(valueAt(typed, row) ?? "");
  const section = shopSections.find(({ fields }) => fields.some(({ path }) => path === field.path));
  if (!field.limits) return null;
  return (
    <PieceChooser
      title={listings.find(({ slug }) => slug === listing)?.title ?? section?.title ?? field.label}
      where={row ? "into this row" : "in here"}
      limits={field.limits}
      pieces={pieces}
      listings={listings}
      listing={listing}
      begun={[...new Set(idsAt(typed, field.path).filter(Number.isSafeInteger))]}
      onKeep={(chosen) => {
        put({ [field.path]: chosen.join(", ") });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
