import { formatPkr } from "../../shop/money/rupees.ts";
import { buttonStyle, quietLink } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { Dedication } from "./dedication.tsx";
import type { OpenOffer } from "./offer-data.server.ts";
import { OfferPictures } from "./offer-pictures.tsx";
import { OfferPieces } from "./offer-pieces.tsx";
import { OfferSums } from "./offer-sums.tsx";

const notice = "mt-5 rounded-card border border-gold-2 bg-white px-4 py-3 text-15";

/** What the seller agreed with one shopper. A plain form: it leads to the checkout with the choices. */
export function OfferView({ offer }: { offer: OpenOffer }) {
  const { pieces, note, by, until, total, hasChanged, refusal } = offer;
  return (
    <form action={offer.action} data-hides-chat className="page offer-page">
      <div className="offer-head">
        <Dedication {...offer} />
        {note && (
          <div className="mt-6 border-gold-2 border-l-2 pl-4">
            <p className="text-14 text-ink-2 leading-normal">{by} wrote</p>
            <p dir="auto" className="whitespace-pre-line break-words leading-[1.55]">
              {note}
            </p>
          </div>
        )}
        {hasChanged && (
          <p role="alert" className={notice}>
            This offer has changed since you opened it. Nothing was ordered.
          </p>
        )}
        {refusal && (
          <p className={notice}>
            <a href={`#piece-${refusal.index}`} className="underline underline-offset-4">
              {refusal.words}
            </a>
          </p>
        )}
      </div>
      <OfferPictures pieces={pieces} />
      <div className="offer-column" data-long={pieces.length > 4 || undefined}>
        <div>
          <OfferPieces pieces={pieces} />
          <OfferSums {...offer} />
        </div>
        <div className="offer-bar">
          <p className="min-w-0 flex-[1_1_6.5rem] md:hidden">
            <span className="nums block whitespace-nowrap font-semibold text-17 leading-snug">{formatPkr(total)}</span>
            <span className="nums block text-balance text-13 text-ink-2 leading-snug">until {until}</span>
          </p>
          <button type="submit" className={buttonStyle("primary", "flex-[2_1_12rem] md:w-full")}>
            Order at this price
          </button>
        </div>
        <div className="offer-small">
          <p className="text-balance text-14 text-ink-2">
            This price is yours alone, and holds for one order. Your cart stays as it is.
          </p>
          <ChatLink text={`Hello! I have a question about your offer for ${pieces[0]?.name}.`} className={quietLink}>
            <span className="ml-2">Ask {by || "us"} on WhatsApp</span>
          </ChatLink>
        </div>
      </div>
    </form>
  );
}
