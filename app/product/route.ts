import { createElement } from "react";
import { formatPkr } from "../../shop/money/rupees.ts";
import { homePath, productPath } from "../../shop/paths.ts";
import { pictureFile } from "../../shop/pieces/picture.ts";
import type { PageAnswer, PageRequest } from "../page-request.ts";
import type { HeadTag } from "../seo/head-html.ts";
import { pageMeta, pageTitle } from "../seo/page-meta.ts";
import { breadcrumbData, productData } from "../seo/structured-data.ts";
import { pictureAddress } from "../ui/picture-address.ts";
import { CompleteTheSet } from "./complete-the-set.tsx";
import { loadProduct, loadRelated, loadSet, type ProductData } from "./product-data.server.ts";

export async function product({ params, edition: { catalogue, settings } }: PageRequest): Promise<PageAnswer> {
  const found = await loadProduct(catalogue, params.id);
  if (found) {
    const set = loadSet(catalogue, found.product.id);
    return {
      name: "product",
      props: { found },
      head: productHead(settings, found),
      listing: found.listing.path,
      still: set && set.pieces.length > 0 && createElement(CompleteTheSet, set),
    };
  }
  const head = [{ title: pageTitle(settings, "Product not found") }, { name: "robots", content: "noindex" }];
  return { name: "product", props: {}, head, status: 404 };
}

/** Further related pieces, fetched while their row is scrolled. */
export function related({ params, url, edition: { catalogue } }: PageRequest): Response {
  return Response.json(loadRelated(catalogue, params.id, url.searchParams.get("from")));
}

function productHead(shop: { name: string; tagline: string }, found: ProductData): HeadTag[] {
  const { product, preview, pictures, listing } = found;
  const path = productPath(product.id);
  return [
    ...pageMeta(shop, {
      title: `${product.name}, ${formatPkr(product.price)}`,
      description: `${[product.summary, product.material, product.badge].filter(Boolean).join(". ")}. Delivery all over Pakistan.`,
      path,
      image: pictureAddress(preview),
      imageAlt: pictures[0]?.alt ?? product.name,
      price: product.price,
    }),
    productData(
      shop,
      product,
      pictures.map(({ ref }) => pictureAddress(pictureFile(ref, "webp"))),
    ),
    breadcrumbData([
      { name: "Home", path: homePath },
      { name: listing.title, path: listing.path },
      { name: product.name, path },
    ]),
  ];
}
