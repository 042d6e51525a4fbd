import { savesData } from "../ui/prefetch.ts";

/** After everything that the page itself needs. */
const delay = 3_000;

export function registerServiceWorker(): void {
  if (savesData || import.meta.env.DEV) return;
  // Absent on plain HTTP; refused in some private windows. The shop works without.
  setTimeout(() => navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined), delay);
}
