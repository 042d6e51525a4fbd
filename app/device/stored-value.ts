import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** `ready` is false on the server and while hydrating: what is stored is unknown then, not empty. */
type Stored<Value> = Value & { ready: boolean };

/** For what belongs to one tab and must survive a reload. */
export const tabStorage = (): Storage => sessionStorage;

/** A value in `localStorage`, the same in all tabs, or in another storage; as a zustand store and a hook. */
export function createStored<Value extends object>(
  key: string,
  parse: (text: string | null) => Value,
  /** Null removes the key. */
  write: (value: Value) => string | null,
  storage: () => Storage = () => localStorage,
) {
  const store = createStore<Stored<Value>>(() => ({ ...parse(null), ready: false }));
  /** False once the browser has refused to store it: from then on this page's copy is the only one. */
  let isStored = true;
  let lastText: string | null | undefined;

  /** Storage may be forbidden or absent (private windows); the value then lives as long as the page. */
  function read(): Value {
    try {
      const text = isStored ? storage().getItem(key) : lastText;
      if (text !== lastText) store.setState(parse(text ?? null) as Partial<Stored<Value>>);
      lastText = text;
    } catch {
      // The page's copy stays.
    }
    return store.getState();
  }

  /** Reads before it writes: another tab may have written while this page was suspended and got no event. */
  function change(next: (value: Value) => Partial<Value>): void {
    store.setState(next(read()) as Partial<Stored<Value>>);
    try {
      lastText = write(store.getState());
      if (lastText === null) storage().removeItem(key);
      else storage().setItem(key, lastText);
      isStored = true;
    } catch {
      // The shopper can do nothing about it.
      isStored = false;
    }
  }

  /** The initial, not `ready` value on the server and while hydrating; the stored one from then on. */
  function useStored<Part>(select: (stored: Stored<Value>) => Part): Part {
    return useStore(store, select);
  }

  if (typeof window !== "undefined") {
    read();
    store.setState({ ready: true } as Partial<Stored<Value>>);
    // Another tab wrote; a null key means that all storage was cleared.
    window.addEventListener("storage", (event) => (event.key === key || event.key === null) && read());
    // Pages in the back/forward cache get no storage events.
    window.addEventListener("pageshow", ({ persisted }) => persisted && read());
  }
  return { useStored, read, change };
}

export function createStoredList<Item>(key: string, parse: (text: string | null) => readonly Item[]) {
  const { useStored, read, change } = createStored(
    key,
    (text) => ({ items: parse(text) }),
    ({ items }) => JSON.stringify(items),
  );
  return {
    useStored,
    read: () => read().items,
    change: (next: (items: readonly Item[]) => readonly Item[]) => change(({ items }) => ({ items: next(items) })),
  };
}
