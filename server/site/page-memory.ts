type Sized = { packed: Uint8Array };

export type PageMemory<Page extends Sized> = {
  get(address: string): Page | undefined;
  put(address: string, page: Page): void;
};

/** Pages kept up to a limit of bytes; the longest unused go first. */
export function createPageMemory<Page extends Sized>(maxBytes: number): PageMemory<Page> {
  const pages = new Map<string, Page>();
  let size = 0;

  function drop(address: string): void {
    size -= pages.get(address)?.packed.length ?? 0;
    pages.delete(address);
  }

  return {
    get(address) {
      const page = pages.get(address);
      if (!page) return undefined;
      pages.delete(address);
      pages.set(address, page);
      return page;
    },
    put(address, page) {
      drop(address);
      pages.set(address, page);
      size += page.packed.length;
      for (const oldest of pages.keys()) {
        if (size <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
