import type { Edition } from "../../catalogue/edition.ts";
import { listings } from "../../catalogue/listings.ts";
import { homePath, orderConfirmationPath, productPath, returnsPath, shopPath } from "../../shop/paths.ts";
import type { Product } from "../../shop/pieces/product.ts";
import type { PageRequest } from "../page-request.ts";
import { absoluteUrl } from "./page-meta.ts";
import { jpegUrl } from "./picture-urls.ts";

/** Every page for search engines, under its canonical address; pieces with their pictures. */
export function sitemap({ edition }: PageRequest): Response {
  const pages = [homePath, shopPath, ...listings.map(({ path }) => path), returnsPath, orderConfirmationPath];
  const urls = [
    ...pages.map((path) => urlXml(path)),
    ...edition.catalogue.products.map((product) => urlXml(productPath(product.id), pieceXml(product, edition))),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

function urlXml(path: string, more = ""): string {
  return `  <url><loc>${absoluteUrl(path)}</loc>${more}</url>`;
}

/**
 * A record that was never saved at the desk has no day. Pages that show many pieces have none either: they also change
 * when a piece comes or goes, and a day that is too old does more harm than none.
 */
function pieceXml({ id, images }: Product, { catalogue, savedAt }: Pick<Edition, "catalogue" | "savedAt">): string {
  const saved = savedAt.get(id);
  const lastmod = saved === undefined ? "" : `<lastmod>${new Date(saved).toISOString()}</lastmod>`;
  const pictures = images.map((name) => jpegUrl(catalogue.picture(name)));
  return lastmod + pictures.map((url) => `<image:image><image:loc>${url}</image:loc></image:image>`).join("");
}
