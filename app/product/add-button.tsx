import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useState } from "react";
import { cartPath } from "../../shop/paths.ts";
import { buttonStyle, quietLink } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { Problem } from "../ui/problem.tsx";

const confirmedFor = 2_000;

type Props = {
  ref: Ref<HTMLButtonElement>;
  inStock: boolean;
  /** How often the piece was added on this page. */
  added: number;
  /** Why the last press added nothing, if it didn't. */
  refusal: string | undefined;
};

/** A double click, or Enter held down, adds one piece. */
export const ignoreRepeats = {
  onClick: (event: MouseEvent) => event.detail > 1 && event.preventDefault(),
  onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault(),
};

export function AddButton({ ref, inStock, added, refusal }: Props) {
  const isJustAdded = useJustAdded(added);
  if (!inStock) {
    return (
      <button type="button" disabled className={buttonStyle("incomplete", "mt-[27px] w-full")}>
        Sold out
      </button>
    );
  }
  return (
    <>
      <button
        ref={ref}
        type="submit"
        {...ignoreRepeats}
        className={buttonStyle("primary", "noscript:hidden mt-3.5 w-full")}
      >
        <Icon name="check" className={isJustAdded ? "size-5" : "hidden"} />
        {isJustAdded ? "Added" : "Add to cart"}
      </button>
      <div role="status" className="text-center text-15">
        <Problem className="justify-center pt-2.5 text-left">{refusal}</Problem>
        {(added > 0 || refusal) && (
          <a href={cartPath} className={quietLink}>
            {!refusal && <span className="sr-only">{added === 1 ? "Added." : `Added ${added} times.`} </span>}See your
            cart
          </a>
        )}
      </div>
    </>
  );
}

/** True for a moment after each addition. */
export function useJustAdded(added: number): boolean {
  const [confirmed, setConfirmed] = useState(0);
  useEffect(() => {
    const timer = setTimeout(setConfirmed, confirmedFor, added);
    return () => clearTimeout(timer);
  }, [added]);
  return added > confirmed;
}
