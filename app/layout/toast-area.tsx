import { useStore } from "zustand";
import { loadedToasts } from "../components/toast.ts";

/** The toasts' place; empty until the first one is needed. */
export function ToastArea() {
  const Toasts = useStore(loadedToasts)?.Toasts;
  return Toasts ? <Toasts /> : null;
}
