import { data } from "react-router";
import { formatPkr } from "../../shop/money.ts";
import { homePath, productPath } from "../../shop/paths.ts";
import { pictureFile } from "../../shop/picture.ts";
import { pageByData } from "../components/page-by-data.ts";
import { pictureAddress } from "../components/picture-address.ts";
import { editionOf } from "../edition/edition.server.ts";
import { settingsOf } from "../edition/settings.ts";
import { pageMeta, pageTitle } from "../seo/page-meta.ts";
import { breadcrumbData, productData } from "../seo/structured-data.ts";
import type { Route } from "./+types/route";
import { loadProduct } from "./product-data.server.ts";
import { ProductNotFound } from "./product-not-found.tsx";
import { ProductView } from "./product-view.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue } = await editionOf(context);
  const found = await loadProduct(catalogue, params.id);
  return found ?? data(undefined, { status: 404, statusText: "Not Found" });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = settingsOf(matches);
  if (!loaderData || !shop) {
    return [{ title: pageTitle(shop, "Product not found") }, { name: "robots", content: "noindex" }];
  }
  const { product, preview, pictures, listing } = loaderData;
  const path = productPath(product.id);
  return [
    ...pageMeta(shop, {
      title: `${product.name}, ${formatPkr(product.price)}`,
      description: `${product.summary}. ${product.badge}. Delivery all over Pakistan.`,
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

function ProductPage({ loaderData }: Route.ComponentProps) {
  // Another product is another page: quantity, choices and pictures begin anew.
  return loaderData ? <ProductView key={loaderData.product.id} {...loaderData} /> : <ProductNotFound />;
}

export default pageByData(ProductPage);
