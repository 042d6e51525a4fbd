import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { addProblemWords, type CartLine, lineKey } from "../../shop/cart/cart.ts";
import { putBackLine } from "../saved-cart/cart-store.ts";
import { focusOnMount } from "../ui/focus.ts";
import { Problem } from "../ui/problem.tsx";

/** The line that was removed last, and where it stood. */
export type Removed = { line: CartLine; index: number; name: string };

export const removeButtonId = (line: CartLine) => `remove-${lineKey(line)}`;

type Props = { removed: Removed; onUndone: () => void };

export function RemovedRow({ removed: { line, index, name }, onUndone }: Props) {
  const [isFull, setFull] = useState(false);
  const id = useId();

  function undo(): void {
    if (!putBackLine(line, index)) {
      setFull(true);
      return;
    }
    flushSync(onUndone);
    document.getElementById(removeButtonId(line))?.focus();
  }

  return (
    // As high as the line was: what is below doesn’t move up under a finger that taps twice.
    <li className="flex min-h-[173px] items-center justify-between gap-4 py-3 md:min-h-[187px] wide:min-h-[230px]">
      <div id={id} role="status">
        <p>{name} removed.</p>
        {isFull && <Problem className="text-16">{addProblemWords["cart-full"]}</Problem>}
      </div>
      <button
        ref={focusOnMount}
        aria-describedby={id}
        type="button"
        onClick={undo}
        className="min-h-11 px-2 font-semibold text-accent-deep underline underline-offset-4"
      >
        Undo
      </button>
    </li>
  );
}
