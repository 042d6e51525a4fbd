import { typedFields } from "../../../shop/editor/piece-form.ts";
import { offerMessage } from "../../../shop/messages/offer-message.ts";
import type { OfferState } from "../../../shop/offer/offer.ts";
import type { DeskOffer, OfferDesk } from "../../../shop/offer/offer-desk.ts";
import { type OfferFault, offerFaults } from "../../../shop/offer/offer-faults.ts";
import { readOfferForm, type TypedOffer } from "../../../shop/offer/offer-form.ts";
import { readTerms } from "../../../shop/offer/typed-terms.ts";
import { findOffer } from "../offer/find-offer.ts";

type Typed = { typed: TypedOffer; key: string; revision: number };

/** Why nothing was made or changed. What was typed stays in the form. */
export type OfferRefusal =
  | ({ reason: "refused"; faults: readonly OfferFault[] } & Typed)
  /** Somebody else changed it: `revision` is the latest one now. */
  | ({ reason: "changed"; latest: DeskOffer } & Typed)
  | ({ reason: "over"; state: Exclude<OfferState, "open">; takenBy: string | null } & Typed)
  | ({ reason: "gone" } & Typed);

/** What the page of a sent offer shows; the link is undefined where a repeated request made nothing new. */
export type SentOffer = Awaited<ReturnType<typeof findOffer>> & {
  reason: "sent";
  link: string | undefined;
  message: string | undefined;
};

function readForm(offers: OfferDesk, form: FormData, now: number) {
  const fields = typedFields(form);
  const typed = readOfferForm(fields);
  const pieces = offers.pieces();
  const piece = (id: number) => pieces.find((each) => each.id === id);
  const terms = readTerms(typed, { piece, delivery: offers.shop.delivery, now });
  const revision = Number(fields.get("revision"));
  return { typed, terms, piece, key: fields.get("key"), revision: Number.isSafeInteger(revision) ? revision : 0 };
}

/** Makes the offer. Its link is in this answer and nowhere else. */
export async function makeOffer(offers: OfferDesk, form: FormData, now: number): Promise<OfferRefusal | SentOffer> {
  const { terms, piece, ...typed } = readForm(offers, form, now);
  const made = await offers.make(typed.key, terms);
  if (made.outcome === "refused") return { reason: "refused", faults: offerFaults(made.faults, typed.typed), ...typed };
  const { id, link } = made;
  const found = await findOffer(offers, String(id));
  const message = link && offerMessage(offers.shop, found.offer.terms, { piece, link, now });
  return { reason: "sent", ...found, link, message };
}

/** Undefined where it is changed, or was the same. */
export async function changeOffer(
  offers: OfferDesk,
  id: number,
  form: FormData,
  now: number,
): Promise<OfferRefusal | undefined> {
  const { terms, piece: _, ...typed } = readForm(offers, form, now);
  const answer = await offers.change(id, typed.revision, terms);
  switch (answer.outcome) {
    case "refused":
      return { reason: "refused", faults: offerFaults(answer.faults, typed.typed), ...typed };
    case "conflict":
      return { reason: "changed", latest: answer.offer, ...typed, revision: answer.offer.revision };
    case "over":
      return { reason: "over", state: answer.state, takenBy: answer.takenBy, ...typed };
    case "unknown":
      return { reason: "gone", ...typed };
    default:
      return undefined;
  }
}
