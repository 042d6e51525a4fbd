/**
 * In place of React Router's own, which reloads the page when a script can't be had: offline that ends in the browser's
 * error page. Here the script of a screen waits for the connection like its data. One that is gone was an older
 * release's.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  loaded[id] ??= await load(module);
  return loaded[id];
}

async function load(address: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ address);
  } catch {
    // Patient, as every reading at the desk is.
    const { ok } = await fetch(address);
    if (ok) return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
    location.reload();
    return new Promise(() => {});
  }
}
