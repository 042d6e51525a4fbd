import type { Settings } from "../../catalogue/settings-schema.ts";
import { homePath } from "../../shop/paths.ts";
import { parseView, viewParams } from "../../shop/pieces/listing-view.ts";
import type { HeadTag } from "../seo/head-html.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, listData } from "../seo/structured-data.ts";
import { pictureAddress } from "../ui/picture-address.ts";
import type { Browsed } from "./browse-data.server.ts";

type Page = {
  /** As the page itself is headed. */
  name: string;
  path: string;
  meta: { title: string; description: string };
  browsed: Pick<Browsed, "preview" | "pieces" | "results">;
};

/** The canonical address of every view is the page without filters; search engines index that one only. */
export function browseMeta(shop: Settings, { name, path, meta, browsed }: Page, search: string): HeadTag[] {
  const { preview, pieces, results } = browsed;
  const shown = pieces?.found ?? results?.shown ?? [];
  const isPlain = viewParams(parseView(new URLSearchParams(search))).toString() === "";
  return [
    ...pageMeta(shop, { ...meta, path, ...(preview && { image: pictureAddress(preview) }) }),
    isPlain ? listData(shown.map(({ id }) => id)) : { name: "robots", content: "noindex, follow" },
    breadcrumbData([
      { name: "Home", path: homePath },
      { name, path },
    ]),
  ];
}
