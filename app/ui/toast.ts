import { createStore } from "zustand/vanilla";
import type { ToastKind } from "./toasts.tsx";

/**
 * Short words at the top right, gone after two seconds. The library is loaded with the first toast;
 * `ToastArea` of the layout shows them.
 */
type ToastModule = typeof import("./toasts.tsx");

export const loadedToasts = createStore<ToastModule | undefined>(() => undefined);

/** For pages that may need one any moment: the first toast then waits for no request. */
export async function prepareToasts(): Promise<ToastModule> {
  const loaded = loadedToasts.getState() ?? (await import("./toasts.tsx"));
  loadedToasts.setState(loaded, true);
  return loaded;
}

/** A toast never says what the page doesn't say elsewhere: a lost connection, or a page that is left, costs no more. */
async function show(kind: ToastKind, text: string): Promise<void> {
  const toasts = await prepareToasts().catch(() => undefined);
  toasts?.showToast(kind, text);
}

export const toast = {
  error: (text: string): void => void show("error", text),
  success: (text: string): void => void show("success", text),
};
