import { type RefObject, useEffect } from "react";
import { useNavigation } from "react-router";
import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import {
  addLine,
  isSameOffer,
  pieceLine,
  readOfferForm,
  type TypedOffer,
  typedOfferShape,
} from "../../../shop/offer/offer-form.ts";
import { fits } from "../../../shop/shape.ts";
import { dropDraft, readDraft, storeDraft } from "../editor/drafts.ts";
import { useDraft } from "../editor/use-draft.ts";

/** `key` makes a repeated request the same offer; `revision` is the one that a change is based on. */
type Value = { offer: TypedOffer; key: string; revision: number };

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** The draft's name on this device. */
  name: string;
  person: string;
  saved: Value;
  refused: Value | undefined;
  /** The piece that the page was opened for: it joins a draft that doesn't hold it. */
  piece: OfferPiece | undefined;
};

export function useOfferDraft({ form, name, person, saved, refused, piece }: Options) {
  useDropMade(name);
  const { replace, shown, typed, ...draft } = useDraft<Value, { label: string }>({
    form,
    name,
    saved,
    begun: refused ?? saved,
    isRefused: refused !== undefined,
    read: (fields, before) => ({ ...before, offer: readOfferForm(fields) }),
    changesBetween: (one, other) => (isSameOffer(one.offer, other.offer) ? [] : [{ label: "Offer" }]),
    loadDraft() {
      const found = readDraft(name, person);
      const { offer, key } = found?.typed ?? {};
      if (!found || typeof key !== "string" || !fits<TypedOffer>(offer, typedOfferShape)) return undefined;
      const isMissing = piece && !offer.lines.some(({ id }) => id === piece.id);
      return { offer: isMissing ? addLine(offer, pieceLine(piece)) : offer, key, revision: found.seen };
    },
    storeDraft: (value) =>
      storeDraft(name, { person, seen: value.revision, typed: { offer: value.offer, key: value.key } }),
  });
  return {
    ...draft,
    shown,
    typed: typed.offer,
    change: (update: (offer: TypedOffer) => TypedOffer) =>
      replace((value) => ({ ...value, offer: update(value.offer) })),
  };
}

/** The page of an offer, or the one where its address is entered. */
const madePath = /\/offers\/\d+(?:\/address)?$/;

/** An offer that was made or changed redirects to its own page, and is no draft any more. Signing in doesn't end it. */
function useDropMade(name: string): void {
  const { state, formMethod, location } = useNavigation();
  const isMade = state === "loading" && formMethod === "POST" && madePath.test(location.pathname);
  useEffect(() => {
    if (isMade) dropDraft(name);
  }, [isMade, name]);
}
