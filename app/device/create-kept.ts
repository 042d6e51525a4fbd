import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** `ready` is false on the server and while hydrating: what the device keeps is then unknown, not nothing. */
type Kept<Item> = { ready: boolean; items: readonly Item[] };

/** A list that this device keeps under a key of its storage, the same in all tabs. */
export function createKept<Item>(key: string, parse: (text: string | null) => readonly Item[]) {
  const store = createStore<Kept<Item>>(() => ({ ready: false, items: [] }));

  /** Storage may be full, forbidden or absent (private windows); the list then lives as long as the page. */
  function read(): readonly Item[] {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return store.getState().items;
    }
  }

  /** Read again before it is changed: another tab may have written, unseen by a page that was asleep. */
  function change(next: (items: readonly Item[]) => readonly Item[]): void {
    const items = next(read());
    store.setState({ items });
    try {
      localStorage.setItem(key, JSON.stringify(items));
      // As other tabs are told by the browser: another part of this page may keep an eye on the same key.
      window.dispatchEvent(new StorageEvent("storage", { key }));
    } catch {
      // The list stays in memory; there is nothing the shopper could do about it.
    }
  }

  /** Renders the unknown list on the server and while hydrating, the real one from then on. */
  function useKept<Part>(select: (kept: Kept<Item>) => Part): Part {
    return useStore(store, select);
  }

  if (typeof window !== "undefined") {
    const refresh = () => store.setState({ ready: true, items: read() });
    refresh();
    // Another tab wrote; a null key means that all storage was cleared.
    window.addEventListener("storage", (event) => (event.key === key || event.key === null) && refresh());
    // Back from the browser's own cache, where no event reached the page.
    window.addEventListener("pageshow", (event) => event.persisted && refresh());
  }
  return { useKept, read, change };
}
