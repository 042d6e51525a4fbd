import type { Rupees } from "../money/rupees.ts";
import type { RatingSum } from "../review/review.ts";
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
  /** What it is made of: "22k gold-plated brass, kundan, pearls". Records saved before it was asked for lack it. */
  material?: string;
  /** As it is read: "280 g in all", "18 g each", "5 g in size 17". */
  weight?: string;
  /** Ids that the seller has chosen for "Complete the set". */
  goesWith?: readonly number[];
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
  /** What shoppers who got it say. Counted from the published reviews, not stored in the record. */
  rating?: RatingSum;
  sizes?: readonly string[];
  dupatta?: true;
  scents?: readonly string[];
  kilos?: readonly number[];
};

/** A product as it is saved: how many there are is stored beside it. */
export type PieceRecord = Omit<Product, "stock" | "rating">;

/** What a shopper chose for a piece; only the choices that its product offers are present. */
export type Choices = {
  size?: string;
  withDupatta?: boolean;
  scent?: string;
  kilos?: number;
};
