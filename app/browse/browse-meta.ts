import type { Settings } from "../../catalogue/settings-schema.ts";
import { homePath } from "../../shop/paths.ts";
import { parseView, viewParams } from "../../shop/pieces/listing-view.ts";
import type { HeadTag } from "../seo/head-html.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData } from "../seo/structured-data.ts";
import { pictureAddress } from "../ui/picture-address.ts";

type Page = {
  /** As the page itself is headed. */
  name: string;
  path: string;
  meta: { title: string; description: string };
  /** The file of a link preview. */
  preview?: string | undefined;
};

/** The canonical address of every view is the page without filters; search engines index that one only. */
export function browseMeta(shop: Settings, { name, path, meta, preview }: Page, search: string): HeadTag[] {
  const isPlain = viewParams(parseView(new URLSearchParams(search))).toString() === "";
  return [
    ...pageMeta(shop, { ...meta, path, ...(preview && { image: pictureAddress(preview) }) }),
    ...(isPlain ? [] : [{ name: "robots", content: "noindex, follow" }]),
    breadcrumbData([
      { name: "Home", path: homePath },
      { name, path },
    ]),
  ];
}
