import { formatListing } from "../../shop/money/rupees.ts";
import { clockInWords, momentInWords, piecesInWords } from "../../shop/offer/offer-words.ts";
import { untilForShopper } from "../../shop/offer/until.ts";
import { findOrderPath, shopPath } from "../../shop/paths.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Nuqta } from "../ui/nuqta.tsx";
import { DedicationDrawing } from "./dedication.tsx";
import type { OverOffer } from "./offer-data.server.ts";
import { OfferPicture } from "./offer-picture.tsx";

/** An offer that can't be ordered any more: why, and where to go. */
export function OfferOver({ offer }: { offer: OverOffer }) {
  const { state, sold, takenBy } = offer;
  const isTaken = state === "taken";
  const { title, text } = sentences(offer);
  return (
    <section className="page offer-over flex flex-col items-center pt-8 pb-18 md:pt-14 md:pb-28">
      <div className="relative grid size-59 place-items-center">
        <DedicationDrawing look={isTaken ? "taken" : "over"} />
        <span className={`absolute text-17 ${isTaken ? "text-green" : "text-ink-2"}`}>
          <Nuqta outline={!isTaken} />
        </span>
      </div>
      <div className="flex w-full max-w-[420px] flex-col text-center">
        <h1 tabIndex={-1} className="mt-6 text-balance font-display text-38 leading-[1.14]">
          {title}
        </h1>
        <p className="mt-2.5 text-balance text-16 text-ink-2 leading-[1.6]">{text}</p>
        <PieceRow {...offer} />
        {isTaken ? (
          <a href={findOrderPath} data-follows={takenBy} className={buttonStyle("primary", "mt-5.5")}>
            Find your order
          </a>
        ) : (
          <a href={sold?.path ?? shopPath} className={buttonStyle("primary", "mt-5.5")}>
            {sold ? `See ${sold.name} in the shop` : "See everything"}
          </a>
        )}
        <ChatLink className={buttonStyle("outline", "mt-2.5")}>Ask us on WhatsApp</ChatLink>
      </div>
    </section>
  );
}

function sentences({ state, until, now, takenAt, sold, wasRefused }: OverOffer): { title: string; text: string } {
  switch (state) {
    case "run-out":
      return {
        title: "This price has run out",
        text: wasRefused
          ? `Your price ran out at ${clockInWords(until)}. Nothing was ordered.`
          : `It was yours until ${untilForShopper(until, now)}. Ask us, and we see what we can do.`,
      };
    case "withdrawn":
      return {
        title: "This offer was withdrawn",
        text: sold ? `Ask us, or look at ${sold.name} in the shop.` : "Ask us, or look around in the shop.",
      };
    case "taken":
      return {
        title: "This price is taken",
        text: `It became an order ${momentInWords(takenAt ?? now, now)}, and an offer makes one order. If it is yours, follow it here.`,
      };
  }
}

function PieceRow({ state, piece, more }: OverOffer) {
  if (!piece) return null;
  const [picture] = piece.pictures;
  return (
    <div className="mt-5.5 flex items-center gap-3.5 border-line border-y py-3.5 text-left">
      {picture && (
        <div className="w-15 shrink-0">
          <OfferPicture picture={picture} alt="" sizes="60px" className="rounded-card" />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p className="break-words font-display text-20 leading-[1.3]">
          <bdi>{piece.name}</bdi>
        </p>
        <p className="text-14 text-ink-2 leading-snug">
          {more > 0 ? `and ${piecesInWords(more).replace(" piece", " more piece")}` : piece.words}
        </p>
      </div>
      {state === "taken" ? (
        <p className="flex items-center gap-2 font-medium text-15 text-green">
          <Icon name="check" className="size-4.5" />
          Ordered
        </p>
      ) : (
        <p className="nums whitespace-nowrap font-medium text-15">
          {piece.shopPrice !== undefined && formatListing(piece.shopPrice)}
        </p>
      )}
    </div>
  );
}
