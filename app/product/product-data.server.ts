import { productCard } from "../../catalogue/cards.ts";
import type { Catalogue } from "../../catalogue/create-catalogue.ts";
import { listingOf } from "../../catalogue/listings.ts";
import { parseProductId } from "../../shop/paths.ts";
import { pictureAlt } from "../../shop/picture.ts";
import { shownPrice } from "../../shop/sale.ts";

const mostRelated = 12;

/** What the page shows of one product; undefined when there is none. */
export async function loadProduct(catalogue: Catalogue, idText: string | undefined) {
  const id = parseProductId(idText);
  const product = id === undefined ? undefined : catalogue.product(id);
  if (!product) return undefined;
  const { description: _, images, hoverImage: __, price: ___, salePrice: ____, ...shown } = product;
  const { title, path } = listingOf(product.listings[0] ?? "accessories");
  return {
    product: { ...shown, ...shownPrice(product) },
    pictures: images.map((name) => ({ ref: catalogue.picture(name), alt: pictureAlt(product, name) })),
    preview: catalogue.preview(product.id),
    description: await catalogue.description(product.id),
    listing: { title, path },
    related: catalogue.related(product, mostRelated).map((piece) => productCard(catalogue, piece)),
  };
}

export type ProductData = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;
export type GalleryPicture = ProductData["pictures"][number];
