/** Nothing is fetched ahead then. Read once: who switches it on is served by it from the next page load. */
export const savesData = !import.meta.env.SSR && navigator.connection?.saveData === true;

/** A file that will be asked for; if it doesn't come, it is asked for again when it is needed. */
export function prefetchFile(address: string): void {
  if (!savesData) fetch(address).catch(() => undefined);
}
