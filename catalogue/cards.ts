import { cardRating, type ProductCard } from "../shop/pieces/card.ts";
import type { Product } from "../shop/pieces/product.ts";
import { shownPrice } from "../shop/pieces/sale.ts";
import { totalLeft } from "../shop/pieces/stock.ts";
import type { Catalogue } from "./create-catalogue.ts";

export function productCard(catalogue: Catalogue, product: Product): ProductCard {
  const { id, name, badge, summary, images, hoverImage } = product;
  const lead = images[0];
  if (!lead) throw new Error(`Product ${id} has no picture`);
  return {
    id,
    name,
    summary,
    ...shownPrice(product),
    badge,
    soldOut: !product.inStock,
    ...(totalLeft(product.stock, product.sizes) === 1 && { lastOne: true as const }),
    ...cardRating(product),
    picture: catalogue.picture(lead),
    ...(hoverImage ? { hover: catalogue.picture(hoverImage) } : {}),
  };
}
