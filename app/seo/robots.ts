import { absoluteUrl } from "./page-meta.ts";

export function robots(): Response {
  const text = `User-agent: *
Disallow: /api/

Sitemap: ${absoluteUrl("/sitemap.xml")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
