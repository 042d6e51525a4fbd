import { type RefObject, useEffect, useState } from "react";
import { formatPkr, type Rupees } from "../../shop/money.ts";
import { buttonStyle } from "../components/button-style.ts";
import { type Added, useFresh } from "./add-button.tsx";

type Props = {
  name: string;
  price: Rupees;
  added: Added;
  /** The page's own button: the bar shows only while that one is out of sight. */
  watched: RefObject<HTMLButtonElement | null>;
  onAdd: () => void;
};

/** Phones only. */
export function StickyBar({ name, price, added, watched, onAdd }: Props) {
  const shown = useOutOfSight(watched);
  const fresh = useFresh(added);
  return (
    <div
      data-bottom-bar={shown ? "shown" : "hidden"}
      inert={!shown}
      className="sticky-bar fixed inset-x-0 bottom-0 z-20 flex h-[73px] items-center justify-between gap-4 bg-white px-4 shadow-bar md:hidden"
    >
      <div className="min-w-0">
        <p className="truncate font-display text-[20px] leading-tight">{name}</p>
        <p className="nums text-[14px] text-ink-2 leading-tight">{formatPkr(price)}</p>
      </div>
      <button type="button" onClick={onAdd} className={buttonStyle("primary", "shrink-0")}>
        {fresh ? "Added" : "Add to cart"}
      </button>
    </div>
  );
}

function useOutOfSight(watched: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry ? !entry.isIntersecting : false));
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return out;
}
