import type { EntryContext } from "react-router";

const listId = "scripts";

/** The addresses of all screens' scripts, as a data block for the page. */
export function scriptList({ routes }: EntryContext["manifest"]): string {
  const scripts = new Set(Object.values(routes).flatMap((route) => [route?.module, ...(route?.imports ?? [])]));
  return `<script id="${listId}" type="application/json">${JSON.stringify([...scripts])}</script>`;
}

/**
 * When a route's script can't be fetched, React Router reloads the page; offline that ends in the browser's error page.
 * So all of them are fetched into the HTTP cache once the page is hydrated. A navigation then needs only data, and
 * `retryingFetch` waits for that. Not `modulepreload`: browsers don't ask again for a module that failed once.
 */
export async function prefetchScripts(): Promise<void> {
  const list: string[] = JSON.parse(document.getElementById(listId)?.textContent ?? "[]");
  for (const script of list) {
    const response = await fetch(script, { priority: "low" });
    // The cache has a response only once its body was read.
    await response.blob().catch(() => undefined);
  }
}
