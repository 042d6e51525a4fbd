/** Files with a hash in their name are cached for ever; pages and the data they fetch are revalidated each time. */
export const caching = {
  immutable: "public, max-age=31536000, immutable",
  page: "no-cache",
  plain: "public, max-age=3600",
} as const;
export type Caching = keyof typeof caching;

/** One file of the built site, as the server answers it. */
export type SiteFile = {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  type: string;
  etag: string;
  caching: Caching;
  /** Whether there is a `{file}.br` beside it. */
  brotli: boolean;
};

/** Address → file, written by the build, read once at start. */
export type SiteManifest = Record<string, SiteFile>;

export const siteManifestFile = "site.json";
