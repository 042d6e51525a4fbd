import { formatDesk } from "../money/rupees.ts";
import { type OfferTerms, type PieceLookup, sumOffer } from "../offer/offer.ts";
import { untilForShopper } from "../offer/until.ts";
import { firstName, piecesInWords } from "../order/words.ts";
import { fillTemplate } from "./ready-message.ts";

/** The blanks of the message that brings an offer; its text is a setting. */
export const offerBlanks = ["name", "shop", "until", "order", "total", "offer"] as const;
export type OfferBlank = (typeof offerBlanks)[number];

/** For settings that were saved before there were offers. */
export const defaultOfferText =
  "Salam {name}, this is {shop}. For you until {until}: {order}, {total} in all. Look and order here: {offer}";

/** A placeholder for the link, until the offer is made. */
export const offerPlaceholder = "(the link to her offer)";

type Shop = { name: string; message: string };

/** The text that WhatsApp opens with. Without a name the word goes with its blank: "Salam, this is Naqsh." */
export function offerMessage(
  shop: Shop,
  terms: OfferTerms,
  { piece, link, now }: { piece: PieceLookup; link: string; now: number },
): string {
  const { lines, total } = sumOffer(terms, piece);
  const values: Record<OfferBlank, string> = {
    name: terms.name === "" ? "" : firstName(terms.name),
    shop: shop.name,
    until: untilForShopper(terms.until, now),
    order: piecesInWords(lines),
    total: formatDesk(total),
    offer: link,
  };
  return fillTemplate(shop.message, values);
}
