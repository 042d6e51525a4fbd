import type { ShownSettings } from "../../catalogue/edition.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import type { CurrentPage } from "./current-page.ts";

/** What the layout around a page shows. */
export type ShellData = CurrentPage & { settings: ShownSettings; navPictures: readonly PictureRef[] };

/** All that the browser needs to hydrate a page, as JSON in the page. `props` are those of the page called `name`. */
export type PageData = { name: string; props: object; shell: ShellData; release: string };

const pageDataId = "page-data";

/** `<` would end the script element early. */
export function pageDataElement(data: PageData): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script id="${pageDataId}" type="application/json">${json}</script>`;
}

export function readPageData(page: Document): PageData | undefined {
  const json = page.getElementById(pageDataId)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
