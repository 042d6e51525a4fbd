import { extname } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".tsv": "text/tab-separated-values; charset=utf-8",
  ".speculationrules": "application/speculationrules+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

export function contentType(file: string): string | undefined {
  return types[extname(file)];
}

export function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|xml|svg/.test(type);
}

/** Data that is made from the catalogue, as pages are: the search index, the sitemap, the product feed. */
export function isPageData(file: string): boolean {
  return /\.(json|xml|tsv)$/.test(file);
}
