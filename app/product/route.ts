import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Edition } from "../../catalogue/edition.ts";
import { formatPkr } from "../../shop/money/rupees.ts";
import { homePath, parseProductId, productPath } from "../../shop/paths.ts";
import type { PublishedReview } from "../../shop/review/review.ts";
import type { PageAnswer, PageRequest } from "../page-request.ts";
import { type HeadTag, headHtml } from "../seo/head-html.ts";
import { pageMeta, pageTitle } from "../seo/page-meta.ts";
import { breadcrumbData, productData } from "../seo/structured-data.ts";
import { CompleteTheSet } from "./complete-the-set.tsx";
import { loadProduct, loadRelated, loadReviews, loadSet, type ProductData } from "./product-data.server.ts";
import { ReviewList } from "./review-list.tsx";
import { Reviews } from "./reviews.tsx";

export async function product({ params, edition }: PageRequest): Promise<PageAnswer> {
  const { catalogue, settings } = edition;
  const found = await loadProduct(edition, params.id);
  if (found) {
    const { id, rating } = found.product;
    const set = loadSet(catalogue, id);
    return {
      name: "product",
      props: { found },
      head: productHead(settings, found, edition.reviews.get(id)),
      listing: found.listing.path,
      still: createElement(
        Fragment,
        null,
        set && set.pieces.length > 0 && createElement(CompleteTheSet, set),
        rating && createElement(Reviews, { rating, batch: loadReviews(edition, found.product, 0) }),
      ),
    };
  }
  const head = [{ title: pageTitle(settings, "Product not found") }, { name: "robots", content: "noindex" }];
  return { name: "product", props: {}, head, status: 404 };
}

/** Further related pieces, fetched while their row is scrolled. */
export function related({ params, url, edition: { catalogue } }: PageRequest): Response {
  return Response.json(loadRelated(catalogue, params.id, url.searchParams.get("from")));
}

/** Further reviews, as HTML: the page adds them to its list, and a browser without script shows them as they are. */
export function reviews({ params, url, edition }: PageRequest): Response {
  const product = edition.catalogue.product(parseProductId(params.id) ?? 0);
  if (!product) return new Response("Not Found", { status: 404 });
  const from = Number(url.searchParams.get("from"));
  const batch = loadReviews(edition, product, Number.isSafeInteger(from) && from > 0 ? from : 0);
  const head = headHtml([{ title: `Reviews of ${product.name}` }, { name: "robots", content: "noindex" }]);
  const back = createElement("p", null, createElement("a", { href: productPath(product.id) }, product.name));
  const html = renderToStaticMarkup(createElement(Fragment, null, back, createElement(ReviewList, batch)));
  return new Response(`<!doctype html>${head}${html}`, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

type Reviewed = readonly PublishedReview[] | undefined;

function productHead(settings: Edition["settings"], found: ProductData, reviewed: Reviewed): HeadTag[] {
  const { product, preview, pictures, listing } = found;
  const path = productPath(product.id);
  return [
    ...pageMeta(settings, {
      title: `${product.name}, ${formatPkr(product.price)}`,
      description: `${[product.summary, product.material, product.badge].filter(Boolean).join(". ")}. Delivery all over Pakistan.`,
      path,
      image: preview,
      imageAlt: pictures[0]?.alt ?? product.name,
      price: product.price,
    }),
    productData(
      settings,
      product,
      pictures.map(({ ref }) => ref),
      reviewed,
    ),
    breadcrumbData([
      { name: "Home", path: homePath },
      { name: listing.title, path: listing.path },
      { name: product.name, path },
    ]),
  ];
}
