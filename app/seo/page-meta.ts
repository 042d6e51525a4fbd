import type { ShownSettings } from "../../catalogue/edition.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import type { HeadTag } from "./head-html.ts";

type Page = {
  /** The home page has none of its own. */
  title?: string;
  description: string;
  /** The canonical path: filters, sorting and campaign parameters don't make another page. */
  path: string;
  /** The address of a 1200×630 JPEG for link previews; without one, the shop's icon is used. */
  image?: string;
  imageAlt?: string;
  /** Of the product that the page is about. */
  price?: Rupees;
};

const publicUrl = import.meta.env.PUBLIC_URL ?? "http://localhost:3000";

export function absoluteUrl(path: string): string {
  return new URL(path, `${publicUrl}/`).href;
}

type Named = Pick<ShownSettings, "name" | "tagline">;

/** Without a title, the shop's own. */
export function pageTitle(shop: Named, title?: string): string {
  return title === undefined ? `${shop.name}: ${shop.tagline}` : `${title} · ${shop.name}`;
}

/** Title, description, canonical address and link preview of one page. */
export function pageMeta(shop: Named, page: Page): HeadTag[] {
  const { title, description, path, image, imageAlt = shop.tagline, price } = page;
  const url = absoluteUrl(path);
  return [
    { title: pageTitle(shop, title) },
    { name: "description", content: description },
    { rel: "canonical", href: url },
    { property: "og:site_name", content: shop.name },
    { property: "og:locale", content: "en_PK" },
    { property: "og:type", content: price === undefined ? "website" : "product" },
    { property: "og:title", content: pageTitle(shop, title) },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...(image ? largePreview(absoluteUrl(image), imageAlt) : smallPreview),
    ...(price === undefined ? [] : priceMeta(price)),
  ];
}

function largePreview(image: string, alt: string): HeadTag[] {
  return [
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: image },
  ];
}

const mark = absoluteUrl("/icon-512.png");
const smallPreview: readonly HeadTag[] = [
  { property: "og:image", content: mark },
  { name: "twitter:card", content: "summary" },
  { name: "twitter:image", content: mark },
];

function priceMeta(price: Rupees): HeadTag[] {
  return [
    { property: "product:price:amount", content: String(price) },
    { property: "product:price:currency", content: "PKR" },
  ];
}
