/** Nothing is prefetched then. Read once a page. */
export const savesData = !import.meta.env.SSR && navigator.connection?.saveData === true;

/** A failure doesn't matter: the file is fetched again when it is needed. */
export function prefetchFile(address: string): void {
  if (!savesData) fetch(address).catch(() => undefined);
}
