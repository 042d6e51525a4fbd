import type { CartProduct } from "../../shop/cart/cart-product.ts";
import type { ProductCard } from "../../shop/pieces/card.ts";
import { shownPrice } from "../../shop/pieces/sale.ts";

/** A card from what the products API says of a piece. */
export function cardOf(product: CartProduct): ProductCard {
  const { id, name, badge, summary, inStock, picture } = product;
  return { id, name, ...shownPrice(product), badge, soldOut: !inStock, picture, alt: summary };
}
