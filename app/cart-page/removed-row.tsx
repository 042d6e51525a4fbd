import { useEffect, useRef } from "react";
import type { CartLine } from "../../shop/cart.ts";
import { putBack } from "../cart/cart-store.ts";

/** The line that was removed last, and where it stood. */
export type Removed = { line: CartLine; index: number; name: string };

type Props = { removed: Removed; onUndone: () => void };

export function RemovedRow({ removed: { line, index, name }, onUndone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: focus goes to what took its place.
  useEffect(() => button.current?.focus(), []);

  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <p role="status">{name} removed.</p>
      <button
        ref={button}
        type="button"
        onClick={() => {
          putBack(line, index);
          onUndone();
        }}
        className="min-h-11 px-2 font-semibold text-accent-deep underline underline-offset-4"
      >
        Undo
      </button>
    </li>
  );
}
