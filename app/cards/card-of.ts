import type { CartProduct } from "../../shop/cart/cart-product.ts";
import type { ProductCard } from "../../shop/pieces/card.ts";
import { shownPrice } from "../../shop/pieces/sale.ts";
import { totalLeft } from "../../shop/pieces/stock.ts";

/** A card from what the products API says of a piece. */
export function cardOf(product: CartProduct): ProductCard {
  const { id, name, summary, badge, inStock, picture, rating } = product;
  return {
    ...{ id, name, summary, badge, picture },
    ...shownPrice(product),
    soldOut: !inStock,
    ...(totalLeft(product.stock, product.sizes) === 1 && { lastOne: true as const }),
    ...(rating && { rating }),
  };
}
