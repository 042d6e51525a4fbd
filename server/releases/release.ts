/** A file whose name carries a hash of its content, so that it is the same for ever. */
export type ReleasedFile = { path: string; type: string; etag: string; brotli: boolean };

export type SavedFile = ReleasedFile & { bytes: Uint8Array };

export type ReadableFile = ReleasedFile & { read(): Promise<Uint8Array> };

export type Release = {
  id: string;
  files: readonly ReadableFile[];
  /** Where they are served from here. */
  pictures?: readonly ReadableFile[];
  /** Of releases that were on this machine before. */
  olderPictures?: readonly ReadableFile[];
};
