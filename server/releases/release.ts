/** A file with a hash of its content in its name, so that it never changes. */
export type ReleasedFile = { path: string; type: string; etag: string; brotli: boolean };

export type SavedFile = ReleasedFile & { bytes: Uint8Array };

export type ReadableFile = ReleasedFile & { read(): Promise<Uint8Array> };

export type Release = {
  id: string;
  files: readonly ReadableFile[];
  /** Unless a CDN serves them. */
  pictures?: readonly ReadableFile[];
  /** Of older builds on this machine. */
  olderPictures?: readonly ReadableFile[];
};
