import type { DeskOffer } from "../../../shop/offer/offer-desk.ts";
import { untilForShopper } from "../../../shop/offer/until.ts";
import { firstName } from "../../../shop/order/words.ts";
import drawing from "../../assets/shamsa-order.svg?no-inline";
import { dedicationSize } from "../../ui/dedication-size.ts";
import { Logo } from "../../ui/logo.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";

type Props = { offer: DeskOffer; link: string; now: number };

/** The head of the page that the link opens. */
export function OfferPreview({ offer: { name, pieces, until }, link, now }: Props) {
  const shown = name === "" ? "you" : firstName(name);
  return (
    <section className="mb-8">
      <div className="flex items-center justify-between gap-4">
        <h2 className="section-title">What she will see</h2>
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-2 whitespace-nowrap font-semibold text-15 text-accent-deep"
        >
          <DeskIcon name="eye" className="size-5" />
          Look at it
        </a>
      </div>
      <div aria-hidden="true" className="mt-3 w-full max-w-[356px] border border-line">
        <p className="flex h-15 items-center justify-center border-line border-b">
          <Logo className="h-10" />
        </p>
        <div className="preview-dedication">
          <svg aria-hidden="true" viewBox="-178 -178 356 356">
            <circle r="176" className="preview-edge" />
            <use href={`${drawing}#making`} transform="scale(1.95)" />
            <circle r="104" />
            <circle r="98" />
          </svg>
          <p className="preview-words">
            <span className="text-15 text-ink-2 leading-snug">For</span>
            <bdi className={`max-w-full break-words font-display leading-[1.1] ${dedicationSize(shown)}`}>{shown}</bdi>
            <span className="text-balance text-14 leading-snug">until {untilForShopper(until, now)}</span>
            <Nuqta className="mt-2.5 text-[8px] text-gold" />
          </p>
        </div>
      </div>
      <p className="mt-2.5 text-pretty text-15 text-ink-2">
        A preview of the link in the chat shows the shop and <bdi>{pieces[0]}</bdi>, never the price.
      </p>
    </section>
  );
}
