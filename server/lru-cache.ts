/** A least-recently-used cache that is limited by the total size of its values. */
export type LruCache<Value> = {
  get(key: string): Value | undefined;
  /** Doesn't count as a use. */
  peek(key: string): Value | undefined;
  /** A value larger than the whole cache isn't stored. */
  set(key: string, value: Value): void;
};

export function createLruCache<Value>(maxSize: number, sizeOf: (value: Value, key: string) => number): LruCache<Value> {
  // A Map iterates in insertion order, so the least recently used entry is its first.
  const entries = new Map<string, Value>();
  let size = 0;

  function remove(key: string): void {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    size -= sizeOf(value, key);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    peek: (key) => entries.get(key),
    set(key, value) {
      remove(key);
      if (sizeOf(value, key) > maxSize) return;
      entries.set(key, value);
      size += sizeOf(value, key);
      for (const oldest of entries.keys()) {
        if (size <= maxSize) break;
        remove(oldest);
      }
    },
  };
}
