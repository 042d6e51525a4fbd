type Kept = { bytes: Uint8Array };

/** Files kept in memory up to a limit, the longest unused go first; the rest is read anew each time. */
export function createFileCache<File extends Kept>(maxBytes: number) {
  const kept = new Map<string, File>();
  let size = 0;

  async function load(name: string, read: () => Promise<File>): Promise<File> {
    const file = await read();
    const { length } = file.bytes;
    if (length > maxBytes || kept.has(name)) return file;
    kept.set(name, file);
    size += length;
    for (const [oldest, { bytes }] of kept) {
      if (size <= maxBytes) break;
      kept.delete(oldest);
      size -= bytes.length;
    }
    return file;
  }

  return (name: string, read: () => Promise<File>): File | Promise<File> => {
    const hit = kept.get(name);
    if (!hit) return load(name, read);
    kept.delete(name);
    kept.set(name, hit);
    return hit;
  };
}
