/**
 * A part of the app that is fetched when first needed. Some browsers remember that a script could not be had and never
 * ask again; under another address it is another script, so that the next need can be met.
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  loadFrom: (address: string) => Promise<Part> = (address) => import(/* @vite-ignore */ address),
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!address) throw error;
    return loadFrom(`${address}?again=${Date.now()}`);
  }
}
