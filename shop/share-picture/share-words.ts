import { formatPkr, grouped } from "../money/rupees.ts";
import type { Badge, Product } from "../pieces/product.ts";
import { shownPrice } from "../pieces/sale.ts";
import { drawnText } from "./drawn-letters.ts";

/** A piece's picture for a post, a story, or the preview of a link to its page. */
export const shareShapes = ["post", "story", "preview"] as const;
export type ShareShape = (typeof shareShapes)[number];

export type ShareStatus = Badge | "Sold out";

export type ShareWords = {
  name: string;
  /** The noun line. */
  summary: string;
  /** Missing without prices, and where it is sold out. */
  price?: string;
  /** The price before, struck. */
  was?: string;
  status: ShareStatus;
};

type Shared = Pick<Product, "name" | "summary" | "price" | "salePrice" | "badge" | "inStock">;

/** The words in the picture. */
export function shareWords(piece: Shared, withPrice: boolean): ShareWords {
  const words = { name: drawnText(piece.name), summary: drawnText(piece.summary) };
  if (!piece.inStock) return { ...words, status: "Sold out" };
  const status = piece.badge;
  if (!withPrice) return { ...words, status };
  const { price, was } = shownPrice(piece);
  return { ...words, status, price: formatPkr(price), ...(was !== undefined && { was: grouped(was) }) };
}

/** The same for screen readers. */
export function shareAlt({ name, summary, price, was, status }: ShareWords): string {
  const prices = [price, was && `before ${was}`].filter(Boolean).join(", ");
  return [name, summary, prices, status].filter(Boolean).join(". ");
}

/** For the post itself, beside the picture. */
export function shareCaption({ name, price, status }: ShareWords, address: string): string {
  return [name, [price, status].filter(Boolean).join(", "), address].filter(Boolean).join("\n");
}

/** "gulmohar-brooch-story.jpg", so that it is found among a phone's downloads. */
export function shareFileName({ id, name }: { id: number; name: string }, shape: ShareShape): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  const latin = plain
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-");
  return `${latin || `piece-${id}`}-${shape}.jpg`;
}
