import { createStore } from "zustand/vanilla";
import { type KeptPieces, parseKeptPieces } from "../../shop/kept-pieces.ts";

/** `ready` is false on the server and while hydrating: what the device keeps is then unknown, not nothing. */
export type Kept = { ready: boolean; ids: KeptPieces };

/** A list of pieces that this device keeps under a key of its storage, the same in all tabs. */
export function createKeptPieces(key: string, most: number) {
  const store = createStore<Kept>(() => ({ ready: false, ids: [] }));

  /** Storage may be full, forbidden or absent (private windows); the list then lives as long as the page. */
  function read(): KeptPieces {
    try {
      return parseKeptPieces(localStorage.getItem(key), most);
    } catch {
      return store.getState().ids;
    }
  }

  /** Read again before it is changed: another tab may have written, unseen by a page that was asleep. */
  function change(next: (ids: KeptPieces) => KeptPieces): void {
    const ids = next(read());
    store.setState({ ids });
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // The list stays in memory; there is nothing the shopper could do about it.
    }
  }

  if (typeof window !== "undefined") {
    const refresh = () => store.setState({ ready: true, ids: read() });
    refresh();
    // Another tab wrote; a null key means that all storage was cleared.
    window.addEventListener("storage", (event) => (event.key === key || event.key === null) && refresh());
    // Back from the browser's own cache, where no event reached the page.
    window.addEventListener("pageshow", (event) => event.persisted && refresh());
  }
  return { store, change };
}
