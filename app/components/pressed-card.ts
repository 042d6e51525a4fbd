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

/** What the cart knows of a piece is enough for its card. */
export function cardOf(product: CartProduct): ProductCard {
  const { id, name, badge, summary, inStock, picture } = product;
  return { id, name, ...shownPrice(product), badge, soldOut: !inStock, picture, alt: summary };
}

/** From a row of the cart, or of what she saved or looked at. */
export function linkToProduct(product: CartProduct, cardSizes: string): { to: string; state: PressedCard } {
  return { to: productPath(product.id), state: { card: cardOf(product), cardSizes } };
}
