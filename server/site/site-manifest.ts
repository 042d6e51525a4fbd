/** How long a browser may keep a file: hashed names for ever, pages and what they fetch never without asking. */
export const caching = {
  immutable: "public, max-age=31536000, immutable",
  page: "no-cache",
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
};

/** Address → file, written by the build, read once at start. */
export type SiteManifest = Record<string, SiteFile>;

export const siteManifestFile = "site.json";
