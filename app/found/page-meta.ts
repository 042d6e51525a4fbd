import type { MetaDescriptor } from "react-router";
import { settings } from "../../catalogue/settings.ts";

type Page = {
  title: string;
  description: string;
  /** The canonical path: filters, sorting and campaign parameters don't make another page. */
  path: string;
  /** A 1200×630 JPEG for link previews, as an address. */
  image?: string;
};

export const publicUrl = import.meta.env.PUBLIC_URL ?? "http://localhost:3000";

export function absoluteUrl(path: string): string {
  return new URL(path, `${publicUrl}/`).href;
}

export function pageTitle(title: string): string {
  return title === settings.name ? `${settings.name}: ${settings.tagline}` : `${title} · ${settings.name}`;
}

/** Title, description, canonical address and link preview of one page. */
export function pageMeta({ title, description, path, image }: Page): MetaDescriptor[] {
  const url = absoluteUrl(path);
  const pictures = image
    ? [
        { property: "og:image", content: absoluteUrl(image) },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { name: "twitter:card", content: "summary_large_image" },
      ]
    : [{ name: "twitter:card", content: "summary" }];
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: settings.name },
    { property: "og:type", content: "website" },
    { property: "og:title", content: pageTitle(title) },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...pictures,
  ];
}
