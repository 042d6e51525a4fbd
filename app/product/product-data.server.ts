import { productCard } from "../../catalogue/cards.ts";
import type { Catalogue } from "../../catalogue/create-catalogue.ts";
import { listingOf } from "../../catalogue/listings.ts";
import { relatedAtOnce } from "../../shop/limits.ts";
import { parseProductId } from "../../shop/paths.ts";
import type { ProductCard } from "../../shop/pieces/card.ts";
import { pictureAlt } from "../../shop/pieces/picture.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { shownPrice } from "../../shop/pieces/sale.ts";
import { sizeGuide } from "../../shop/pieces/size-guide.ts";

/** The page's data; undefined if there is no such product. */
export async function loadProduct(catalogue: Catalogue, idText: string | undefined) {
  const id = parseProductId(idText);
  const product = id === undefined ? undefined : catalogue.product(id);
  if (!product) return undefined;
  const { description: _, images, hoverImage: __, altTexts: ___, price: ____, salePrice: _____, ...shown } = product;
  const { title, path } = listingOf(product.listings[0] ?? "accessories");
  return {
    product: { ...shown, ...shownPrice(product), sizeGuide: product.sizes && sizeGuide(product.sizes) },
    pictures: images.map((name) => ({ ref: catalogue.picture(name), alt: pictureAlt(product, name) })),
    preview: catalogue.preview(product.id),
    description: await catalogue.description(product.id),
    listing: { title, path },
    related: relatedFrom(catalogue, product, 0),
  };
}

/** The next related pieces from an offset on; none if there is no such product. */
export function loadRelated(catalogue: Catalogue, idText: string | undefined, fromText: string | null) {
  const id = parseProductId(idText);
  const product = id === undefined ? undefined : catalogue.product(id);
  const from = Number(fromText);
  return product && Number.isSafeInteger(from) && from >= 0 ? relatedFrom(catalogue, product, from) : [];
}

function relatedFrom(catalogue: Catalogue, product: Product, from: number): ProductCard[] {
  const pieces = catalogue.related(product, from + relatedAtOnce).slice(from);
  return pieces.map((piece) => productCard(catalogue, piece));
}

export type ProductData = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;
export type GalleryPicture = ProductData["pictures"][number];
