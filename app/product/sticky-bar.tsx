import type { RefObject } from "react";
import { formatPkr } from "../../shop/money/rupees.ts";
import { cartPath } from "../../shop/paths.ts";
import type { ShownPrice } from "../../shop/pieces/sale.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Price } from "../ui/price.tsx";
import { useIsOffscreen } from "../ui/use-is-offscreen.ts";
import { ignoreRepeats, useJustAdded } from "./add-button.tsx";

type Props = {
  name: string;
  price: ShownPrice;
  added: number;
  /** The page's own button: the bar shows only while that is offscreen. */
  watched: RefObject<HTMLButtonElement | null>;
};

/** Phones only. */
export function StickyBar({ name, price, added, watched }: Props) {
  const isShown = useIsOffscreen(watched);
  const isJustAdded = useJustAdded(added);
  return (
    <div
      data-bottom-bar={isShown ? "shown" : "hidden"}
      inert={!isShown}
      className="bottom-bar sticky-bar noscript:hidden md:hidden"
    >
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
        {isJustAdded ? "Added" : "Add to cart"}
      </button>
    </div>
  );
}
