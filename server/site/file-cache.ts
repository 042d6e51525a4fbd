import { readFile } from "node:fs/promises";

/** File bytes kept in memory up to a limit, the longest unused go first; the rest is read from disk each time. */
export function createFileCache(maxBytes: number): (file: string) => Promise<Uint8Array<ArrayBuffer>> {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let size = 0;

  return async (file) => {
    const hit = kept.get(file);
    if (hit) {
      kept.delete(file);
      kept.set(file, hit);
      return hit;
    }
    const bytes = new Uint8Array(await readFile(file));
    if (bytes.length > maxBytes || kept.has(file)) return bytes;
    kept.set(file, bytes);
    size += bytes.length;
    for (const [oldest, { length }] of kept) {
      if (size <= maxBytes) break;
      kept.delete(oldest);
      size -= length;
    }
    return bytes;
  };
}
