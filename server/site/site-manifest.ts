/**
 * How long a browser may keep a file: hashed names for ever, pages never unasked, page data for the next tap: a price
 * that is reached by a link is never older than that.
 */
export const caching = {
  immutable: "public, max-age=31536000, immutable",
  page: "no-cache",
  data: "public, max-age=60",
  plain: "public, max-age=3600",
} as const;
export type Caching = keyof typeof caching;

/** One file of the built site, as the server answers it. */
export type SiteFile = {
  /** Below the site's folder, with forward slashes. */
  file: string;
  type: string;
  etag: string;
  caching: Caching;
  /** Whether `{file}.br` stands beside it. */
  brotli: boolean;
  /** Hashes that the page's inline scripts and styles are allowed by; pages only. */
  inline?: InlineHashes;
};

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Address → file, written by the build, read once at start. */
export type SiteManifest = Record<string, SiteFile>;

export const siteManifestFile = "site.json";
