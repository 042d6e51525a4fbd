type Sized = { packed: Uint8Array };

export type PageMemory<Page extends Sized> = {
  get(address: string): Page | undefined;
  /** The same, without counting as a use. */
  look(address: string): Page | undefined;
  put(address: string, page: Page): void;
};

/** What a page takes besides its content: its headers, mostly. */
const besides = 1_000;

function weight(address: string, { packed }: Sized): number {
  return packed.length + address.length + besides;
}

/** Pages kept up to a limit of bytes; the longest unused go first. */
export function createPageMemory<Page extends Sized>(maxBytes: number): PageMemory<Page> {
  const pages = new Map<string, Page>();
  let size = 0;

  function drop(address: string): void {
    const page = pages.get(address);
    if (!page) return;
    size -= weight(address, page);
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
    look: (address) => pages.get(address),
    put(address, page) {
      drop(address);
      pages.set(address, page);
      size += weight(address, page);
      for (const oldest of pages.keys()) {
        if (size <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
