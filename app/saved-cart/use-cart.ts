import { useStore } from "zustand";
import { type Cart, cartStore } from "./cart-store.ts";

/** Renders the unknown cart on the server and while hydrating, the real one from then on. */
export function useCart<Part>(select: (cart: Cart) => Part): Part {
  return useStore(cartStore, select);
}
