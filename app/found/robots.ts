import { cartPath, checkoutPath } from "../../shop/paths.ts";
import { absoluteUrl } from "./page-meta.ts";

export function loader() {
  const text = `User-agent: *
Disallow: /api/
Disallow: ${cartPath}
Disallow: ${checkoutPath}

Sitemap: ${absoluteUrl("/sitemap.xml")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
