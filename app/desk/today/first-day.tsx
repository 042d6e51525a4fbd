import type { DeskShop } from "../../../shop/desk/desk.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { Shamsa } from "../../ui/shamsa.tsx";
import { firstSteps } from "./first-steps.ts";

/** Shown until the first order has come in. */
export function FirstDay({ shop }: { shop: DeskShop }) {
  return (
    <section className="mt-4 flex flex-col items-center text-center md:mt-3">
      <Shamsa state="begun" className="size-40 text-gold md:size-59" />
      <h2 className="mt-4 font-display text-30 leading-[1.2]">No orders yet</h2>
      <p className="mt-1.5 max-w-[460px] text-balance text-ink-2">
        The shop is open. An order shows up here by itself, within ten seconds. Try it: order as a shopper would, then
        cancel it here.
      </p>
      <a href="/shop" className={buttonStyle("primary", "mt-5")}>
        Place a trial order
      </a>
      <ol className="mt-6.5 w-full max-w-[680px] border-b border-line text-left md:mt-13">
        {firstSteps(shop).map(({ title, text, href }, index) => (
          <li key={title} className="border-t border-line">
            <a href={href} className="flex min-h-16.5 items-center gap-4 px-1 py-3 md:min-h-19.5 md:px-3">
              <span className="flex w-8 shrink-0 justify-center">
                <Nuqta count={(index + 1) as 1 | 2 | 3} className="text-12 text-accent" />
              </span>
              <span className="grow">
                <span className="block font-semibold leading-snug">{title}</span>
                <span className="block text-14 text-ink-2">{text}</span>
              </span>
              <Icon name="right" className="size-5 text-ink-2" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
