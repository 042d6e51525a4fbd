import type { Rupees } from "../money/rupees.ts";
import type { Stock } from "./stock.ts";

export const badges = ["Made to Order", "Ready to Ship"] as const;
export type Badge = (typeof badges)[number];

export const metals = ["gold", "antique", "rose", "silver"] as const;
export type Metal = (typeof metals)[number];

/** The listings that a product may be in. The page of `accessories` shows the clutches as well. */
export const listingSlugs = [
  "earrings",
  "chokkars",
  "long-chains",
  "bangles",
  "rings",
  "accessories",
  "clutches",
  "bridal-sets",
  "mathapatti",
] as const;
export type ListingSlug = (typeof listingSlugs)[number];

export type Product = {
  id: number;
  name: string;
  price: Rupees;
  salePrice: Rupees | null;
  category: string;
  listings: readonly ListingSlug[];
  badge: Badge;
  metal: Metal;
  stones: readonly string[];
  /** One line that says what the piece is: alt texts, link previews, search results. */
  summary: string;
  /** HTML as the seller wrote it; sanitised before it is shown. */
  description: string;
  /** Picture names; the first one leads. */
  images: readonly string[];
  hoverImage?: string;
  /** The seller's own alt texts, by picture name; others are made from summary and view. */
  altTexts?: Readonly<Record<string, string>>;
  inStock: boolean;
  /** Only counts that pages show: few left, or none. Stored beside the record, not in it. */
  stock?: Stock;
  sizes?: readonly string[];
  dupatta?: true;
  scents?: readonly string[];
  kilos?: readonly number[];
};

/** A product as it is saved: how many there are is stored beside it. */
export type PieceRecord = Omit<Product, "stock">;

/** What a shopper chose for a piece; only the choices that its product offers are present. */
export type Choices = {
  size?: string;
  withDupatta?: boolean;
  scent?: string;
  kilos?: number;
};
