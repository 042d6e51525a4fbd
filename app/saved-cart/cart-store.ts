import { createStore } from "zustand/vanilla";
import {
  addLine,
  addProblem,
  type CartLine,
  insertLine,
  lineKey,
  removeLine,
  setQuantity,
  withoutLines,
} from "../../shop/cart.ts";
import { parseSavedCart, type SavedCart, serialiseCart } from "../../shop/saved-cart.ts";
import { cleanText } from "../../shop/typed-text.ts";

export const savedCartKey = "naqsh-cart";

/** `ready` is false on the server and while hydrating: the cart is then unknown, not empty. */
export type Cart = SavedCart & { ready: boolean };

export const cartStore = createStore<Cart>(() => ({ ready: false, lines: [], notes: "", soldOut: [] }));

/** False once the browser has refused to keep the cart: from then on this page's copy is the only one there is. */
let isKept = true;

/** Undefined where storage is forbidden or absent (private windows); the cart then lives as long as the page. */
function readStorage(): string | null | undefined {
  try {
    return localStorage.getItem(savedCartKey);
  } catch {
    return undefined;
  }
}

function save(cart: SavedCart): void {
  try {
    localStorage.setItem(savedCartKey, serialiseCart(cart));
    isKept = true;
  } catch {
    // There is nothing the shopper could do about it.
    isKept = false;
  }
}

/** The cart as it is kept now: another tab, or a page that this one was left for, may have changed it. */
export function rereadCart(): SavedCart {
  const saved = isKept ? readStorage() : undefined;
  if (saved !== undefined) cartStore.setState(parseSavedCart(saved));
  return cartStore.getState();
}

/** Always from the cart as it is kept, so that nothing which was put in elsewhere is lost. */
function change(next: (cart: SavedCart) => Partial<SavedCart>): void {
  cartStore.setState(next(rereadCart()));
  save(cartStore.getState());
}

/** What can be added has come back, if it ever was sold out. */
export function addToCart(line: CartLine): void {
  const key = lineKey(line);
  change(({ lines, soldOut }) => ({ lines: addLine(lines, line), soldOut: soldOut.filter((other) => other !== key) }));
}

export function changeQuantity(key: string, quantity: number): void {
  change(({ lines }) => ({ lines: setQuantity(lines, key, quantity) }));
}

export function removeFromCart(key: string): void {
  change(({ lines }) => ({ lines: removeLine(lines, key) }));
}

/** Undoes a removal: the line returns to its place. False where the cart has filled up meanwhile. */
export function putBack(line: CartLine, index: number): boolean {
  if (addProblem(rereadCart().lines, line) === "cart-full") return false;
  change(({ lines }) => ({ lines: insertLine(lines, line, index) }));
  return true;
}

export function replaceLines(lines: readonly CartLine[]): void {
  change(() => ({ lines }));
}

/** As the shop last said. Pages that don't ask it count by this. */
export function noteSoldOut(soldOut: readonly string[]): void {
  if (JSON.stringify(rereadCart().soldOut) !== JSON.stringify(soldOut)) change(() => ({ soldOut }));
}

export function setNotes(notes: string): void {
  change(() => ({ notes }));
}

/** An order was placed. What was put in or written meanwhile, in another tab perhaps, stays. */
export function takeOrdered(ordered: readonly CartLine[], sentNotes: string): void {
  change(({ lines, notes }) => ({
    lines: withoutLines(lines, ordered),
    notes: cleanText(notes, "many") === sentNotes ? "" : notes,
  }));
}

if (typeof window !== "undefined") {
  rereadCart();
  cartStore.setState({ ready: true });
  // Another tab wrote: its cart is the newer one. A null key means that all storage was cleared.
  window.addEventListener("storage", ({ key }) => {
    if (key === savedCartKey || key === null) rereadCart();
  });
  // A page that Back brings out of the browser's own cache has slept through all of that.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) rereadCart();
  });
}
