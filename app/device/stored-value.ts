import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** `ready` is false on the server and while hydrating: what the device keeps is then unknown, not nothing. */
type Stored<Value> = Value & { ready: boolean };

/** What a tab alone knows, and a reload must not lose. */
export const tabStorage = (): Storage => sessionStorage;

/** What this device keeps under a key of its storage, the same in all tabs; or what one tab does. */
export function createStored<Value extends object>(
  key: string,
  parse: (text: string | null) => Value,
  /** Null where there is nothing to be kept. */
  write: (value: Value) => string | null,
  storage: () => Storage = () => localStorage,
) {
  const store = createStore<Stored<Value>>(() => ({ ...parse(null), ready: false }));
  /** False once the browser has refused to keep it: from then on this page's copy is the only one there is. */
  let isKept = true;
  let lastText: string | null | undefined;

  /** Storage may be forbidden or absent (private windows); it then lives as long as the page. */
  function read(): Value {
    try {
      const text = isKept ? storage().getItem(key) : lastText;
      if (text !== lastText) store.setState(parse(text ?? null) as Partial<Stored<Value>>);
      lastText = text;
    } catch {
      // What is here stays.
    }
    return store.getState();
  }

  /** Read again before it is changed: another tab may have written, unseen by a page that was asleep. */
  function change(next: (value: Value) => Partial<Value>): void {
    store.setState(next(read()) as Partial<Stored<Value>>);
    try {
      lastText = write(store.getState());
      if (lastText === null) storage().removeItem(key);
      else storage().setItem(key, lastText);
      isKept = true;
    } catch {
      // There is nothing that the shopper could do about it.
      isKept = false;
    }
  }

  /** Renders what is unknown on the server and while hydrating, what is kept from then on. */
  function useStored<Part>(select: (kept: Stored<Value>) => Part): Part {
    return useStore(store, select);
  }

  if (typeof window !== "undefined") {
    read();
    store.setState({ ready: true } as Partial<Stored<Value>>);
    // Another tab wrote; a null key means that all storage was cleared.
    window.addEventListener("storage", (event) => (event.key === key || event.key === null) && read());
    // Back from the browser's own cache, where no event reached the page.
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
