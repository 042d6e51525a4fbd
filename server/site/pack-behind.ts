type Parts<Page> = {
  /** The page that is kept at this address now; undefined where it has had to make room. */
  kept: (address: string) => Page | undefined;
  pack: (page: Page) => Promise<Page>;
  done: (address: string, best: Page) => void;
};

/**
 * Packs pages better once their answers are on their way, one after the other. Only addresses wait: what has been
 * replaced or has made room by its turn costs neither memory nor time, however fast pages are made meanwhile.
 */
export function createPacking<Page>({ kept, pack, done }: Parts<Page>): (address: string) => void {
  const waiting = new Set<string>();
  let isBusy = false;

  async function packNext(address: string): Promise<void> {
    const page = kept(address);
    if (!page) return;
    // A page that can't be packed better stays as it is.
    const best = await pack(page).catch(() => undefined);
    if (best && kept(address) === page) done(address, best);
  }

  async function work(): Promise<void> {
    isBusy = true;
    for (const address of waiting) {
      waiting.delete(address);
      await packNext(address);
    }
    isBusy = false;
  }

  return (address) => {
    waiting.delete(address);
    waiting.add(address);
    if (!isBusy) void work();
  };
}
