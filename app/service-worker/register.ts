import { savesData } from "../ui/prefetch.ts";

/** After everything that the page itself loads. */
const delay = 3_000;

export function registerServiceWorker(): void {
  if (savesData || import.meta.env.DEV) return;
  // Not available over plain HTTP or in some private windows.
  setTimeout(() => navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined), delay);
}
