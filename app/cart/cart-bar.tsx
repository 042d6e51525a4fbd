import type { RefObject } from "react";
import { formatRs, type Rupees } from "../../shop/money/rupees.ts";
import { checkoutPath } from "../../shop/paths.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useIsOffscreen } from "../ui/use-is-offscreen.ts";

type Props = {
  total: Rupees;
  /** Names of the pieces that the total leaves out. */
  without: readonly string[];
  /** The summary's own link: the bar shows only while that is offscreen. */
  watched: RefObject<HTMLElement | null>;
};

/** Phones only. */
export function CartBar({ total, without, watched }: Props) {
  const isShown = useIsOffscreen(watched);
  return (
    <div data-bottom-bar={isShown ? "shown" : "hidden"} inert={!isShown} className="bottom-bar sticky-bar md:hidden">
      <div className="nums min-w-0 flex-[1000_1_7.5rem] leading-[1.4]">
        <p className="font-semibold text-17">{formatRs(total)}</p>
        <p className="truncate text-13 text-ink-2">
          with delivery{without.length > 0 && ` · without ${without.join(", ")}`}
        </p>
      </div>
      <a href={checkoutPath} className={buttonStyle("primary", "min-w-[138px] flex-[1_0_auto]")}>
        Checkout
      </a>
    </div>
  );
}
