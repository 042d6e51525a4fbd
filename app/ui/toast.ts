import { createStore } from "zustand/vanilla";
import { loadOnce } from "./load-once.ts";
import type { ToastKind } from "./toasts.tsx";

/** Short messages at the top right, gone after two seconds. The library is loaded with the first of them. */
type ToastModule = typeof import("./toasts.tsx");

export const loadedToasts = createStore<ToastModule | undefined>(() => undefined);

/** Called ahead where a toast is likely, so that the first one waits for no request. */
export const loadToasts = loadOnce(async () => {
  const loaded = await import("./toasts.tsx");
  loadedToasts.setState(loaded, true);
  return loaded;
});

/** The page says elsewhere, too, what a toast says: if the library can't be loaded, nothing is lost. */
async function show(kind: ToastKind, text: string): Promise<void> {
  const toasts = await loadToasts().catch(() => undefined);
  toasts?.showToast(kind, text);
}

export const toast = {
  error: (text: string): void => void show("error", text),
  success: (text: string): void => void show("success", text),
};
