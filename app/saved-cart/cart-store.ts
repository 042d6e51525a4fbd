import { createStore } from "zustand/vanilla";
import { addLine, type CartLine, insertLine, removeLine, setQuantity, withoutLines } from "../../shop/cart.ts";
import { parseSavedCart, type SavedCart, serialiseCart } from "../../shop/saved-cart.ts";

export const savedCartKey = "naqsh-cart";

/** `ready` is false on the server and while hydrating: the cart is then unknown, not empty. */
export type Cart = SavedCart & { ready: boolean };

export const cartStore = createStore<Cart>(() => ({ ready: false, lines: [], notes: "" }));

function read(): SavedCart {
  return parseSavedCart(readStorage());
}

/** Storage may be full, forbidden or absent (private windows); the cart then lives as long as the page. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(savedCartKey);
  } catch {
    return null;
  }
}

function save(cart: SavedCart): void {
  try {
    localStorage.setItem(savedCartKey, serialiseCart(cart));
  } catch {
    // The cart stays in memory; there is nothing the shopper could do about it.
  }
}

function change(next: Partial<SavedCart>): void {
  cartStore.setState(next);
  save(cartStore.getState());
}

export function addToCart(line: CartLine): void {
  change({ lines: addLine(cartStore.getState().lines, line) });
}

export function changeQuantity(key: string, quantity: number): void {
  change({ lines: setQuantity(cartStore.getState().lines, key, quantity) });
}

export function removeFromCart(key: string): void {
  change({ lines: removeLine(cartStore.getState().lines, key) });
}

/** Undoes a removal: the line returns to its place. */
export function putBack(line: CartLine, index: number): void {
  change({ lines: insertLine(cartStore.getState().lines, line, index) });
}

export function replaceLines(lines: readonly CartLine[]): void {
  change({ lines });
}

export function setNotes(notes: string): void {
  change({ notes });
}

/** An order was placed. What was put in meanwhile, in another tab perhaps, stays; the notes went with the order. */
export function takeOrdered(ordered: readonly CartLine[]): void {
  change({ lines: withoutLines(cartStore.getState().lines, ordered), notes: "" });
}

if (typeof window !== "undefined") {
  cartStore.setState({ ready: true, ...read() });
  // Another tab wrote: its cart is the newer one. A null key means that all storage was cleared.
  window.addEventListener("storage", ({ key }) => {
    if (key === savedCartKey || key === null) cartStore.setState(read());
  });
}
