import { useLocation } from "react-router";
import type { ProductCard } from "../../shop/card.ts";
import type { CartProduct } from "../../shop/cart-product.ts";
import { productPath } from "../../shop/paths.ts";
import { shownPrice } from "../../shop/sale.ts";

/** Name, picture and price every link to a piece knows; the rest only some. */
export type KnownPiece = Pick<ProductCard, "name" | "picture" | "price" | "was"> & Partial<ProductCard>;

/** What a link to a piece hands on to its page: all that it knows, and at which widths it showed the picture. */
export type PressedCard = { card: KnownPiece; cardSizes: string };

/** Nothing of it where she came another way. */
export function usePressedCard(): Partial<PressedCard> {
  return useLocation().state ?? {};
}

/** From a row of the cart, or of what she saved or looked at. */
export function linkToProduct(product: CartProduct, cardSizes: string): { to: string; state: PressedCard } {
  const { id, name, picture, badge, inStock, summary } = product;
  const card = { name, picture, badge, soldOut: !inStock, alt: summary, ...shownPrice(product) };
  return { to: productPath(id), state: { card, cardSizes } };
}
