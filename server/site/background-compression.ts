type Parts<Page> = {
  /** The page that is cached at this address now; undefined once it has been evicted. */
  cached: (address: string) => Page | undefined;
  compress: (page: Page) => Promise<Page>;
  store: (address: string, compressed: Page) => void;
};

/**
 * Compresses cached pages better after they have been answered, one at a time. The queue holds addresses only: a page
 * that was replaced or evicted before its turn costs neither memory nor time, however fast pages change.
 */
export function createBackgroundCompression<Page>({ cached, compress, store }: Parts<Page>): (address: string) => void {
  const queue = new Set<string>();
  let isBusy = false;

  async function compressAt(address: string): Promise<void> {
    const page = cached(address);
    if (!page) return;
    // A page that can't be compressed better stays as it is.
    const compressed = await compress(page).catch(() => undefined);
    if (compressed && cached(address) === page) store(address, compressed);
  }

  async function work(): Promise<void> {
    isBusy = true;
    for (const address of queue) {
      queue.delete(address);
      await compressAt(address);
    }
    isBusy = false;
  }

  return (address) => {
    // Deleted first, so that it moves to the end of the queue.
    queue.delete(address);
    queue.add(address);
    if (!isBusy) void work();
  };
}
