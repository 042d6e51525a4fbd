import { useSyncExternalStore } from "react";
import { loadedToasts, onToastsLoaded } from "../components/toast.ts";

const noneYet = () => undefined;

/** The toasts' place; empty until the first one is needed. */
export function ToastArea() {
  const Toasts = useSyncExternalStore(onToastsLoaded, loadedToasts, noneYet)?.Toasts;
  return Toasts ? <Toasts /> : null;
}
