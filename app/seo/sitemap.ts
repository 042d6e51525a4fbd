import { listings } from "../../catalogue/listings.ts";
import { homePath, orderConfirmationPath, productPath, returnsPath, shopPath } from "../../shop/paths.ts";
import type { PageRequest } from "../page-request.ts";
import { absoluteUrl } from "./page-meta.ts";

/** Every page for search engines, under its canonical address. */
export function sitemap({ edition: { catalogue } }: PageRequest): Response {
  const paths = [
    homePath,
    shopPath,
    ...listings.map(({ path }) => path),
    ...catalogue.products.map(({ id }) => productPath(id)),
    returnsPath,
    orderConfirmationPath,
  ];
  const urls = paths.map((path) => `  <url><loc>${absoluteUrl(path)}</loc></url>`).join("\n");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
