/** One row per release that a server has run. */
export type ReleasesTable = {
  id: string;
  /** When a server last reported running it. */
  seen_at: number;
  /** Of its files, as a JSON array. */
  paths: string;
};

/** Files with a content hash in their names: scripts, fonts, and pictures that not every release has. */
export type ReleaseFilesTable = {
  path: string;
  type: string;
  etag: string;
  /** 1 when `bytes` are compressed with brotli. */
  brotli: number;
  bytes: Uint8Array;
};

/** The pictures of a release, as a JSON array; no row where `PICTURES_URL` serves them. */
export type ReleasePicturesTable = { release_id: string; paths: string };
