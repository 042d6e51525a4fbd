import { type RefObject, useEffect, useState } from "react";
import { formatPkr } from "../../shop/money/rupees.ts";
import { cartPath } from "../../shop/paths.ts";
import type { ShownPrice } from "../../shop/pieces/sale.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Price } from "../ui/price.tsx";
import { ignoreRepeats, useJustAdded } from "./add-button.tsx";

type Props = {
  name: string;
  price: ShownPrice;
  added: number;
  /** The page's own button: the bar shows only while that one is out of sight. */
  watched: RefObject<HTMLButtonElement | null>;
};

/** Phones only. */
export function StickyBar({ name, price, added, watched }: Props) {
  const shown = useOutOfSight(watched);
  const fresh = useJustAdded(added);
  return (
    <div data-bottom-bar={shown ? "shown" : "hidden"} inert={!shown} className="sticky-bar noscript:hidden md:hidden">
      <div className="min-w-0 flex-[1000_1_7.5rem]">
        <p className="truncate font-display text-20 leading-[1.3]">{name}</p>
        {added > 0 ? (
          <a
            href={cartPath}
            className="-my-2.5 block truncate py-2.5 font-semibold text-14 text-accent-deep leading-[1.5] underline underline-offset-4"
          >
            See your cart
          </a>
        ) : (
          <p className="nums truncate text-14 text-ink-2 leading-[1.5]">
            <Price {...price} format={formatPkr} />
          </p>
        )}
      </div>
      <button type="submit" {...ignoreRepeats} className={buttonStyle("primary", "min-w-[138px] flex-[1_0_auto]")}>
        {fresh ? "Added" : "Add to cart"}
      </button>
    </div>
  );
}

/** Behind the navigation counts as out of sight. */
function useOutOfSight(watched: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const nav = getComputedStyle(document.documentElement).getPropertyValue("--nav-height");
    const observer = new IntersectionObserver(([entry]) => setOut(entry ? !entry.isIntersecting : false), {
      rootMargin: `-${nav.trim() || "0px"} 0px 0px`,
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return out;
}
