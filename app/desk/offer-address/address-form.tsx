import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { isolateBidi } from "../../../shop/bidi.ts";
import { deskOfferPath } from "../../../shop/desk/desk-paths.ts";
import { formatDesk, type Rupees } from "../../../shop/money/rupees.ts";
import type { EntryChoice, EntryFault, TypedEntry } from "../../../shop/offer/entry-form.ts";
import type { OfferSums as Sums } from "../../../shop/offer/offer.ts";
import type { DeskOffer } from "../../../shop/offer/offer-desk.ts";
import { firstName, piecesHeading } from "../../../shop/order/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { dropDraft, readDraft, storeDraft } from "../editor/drafts.ts";
import { useDraft } from "../editor/use-draft.ts";
import { entryDraftName } from "../offer/entry-draft-name.ts";
import { OfferSums } from "../offer/offer-terms.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { AddressBar } from "./address-bar.tsx";
import { AddressFields } from "./address-fields.tsx";
import { EntryTiles } from "./entry-tiles.tsx";
import { entryChanges, type RefusedEntry, restoredEntry, typedEntry } from "./typed-entry.ts";

type Props = {
  offer: DeskOffer;
  sums: Sums;
  choices: readonly EntryChoice[];
  /** What the form begins with, with the key of this request. */
  blank: TypedEntry;
  person: string;
  /** The shop's charge. */
  delivery: Rupees;
  refused: RefusedEntry | undefined;
};

/** The address as the chat has it. What is typed stays on this device until the order is stored. */
export function AddressForm({ offer, sums, choices, blank, person, delivery, refused }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const name = entryDraftName(offer.id);
  const { shown, typed, formKey, readTyped } = useDraft<TypedEntry, { label: string }>({
    form,
    name,
    saved: blank,
    begun: refused?.typed ?? blank,
    isRefused: refused !== undefined,
    read: (fields) => typedEntry(fields, choices),
    changesBetween: entryChanges,
    loadDraft() {
      const draft = readDraft(name, person);
      return draft && restoredEntry(blank, draft.typed);
    },
    storeDraft: (entry) => storeDraft(name, { person, seen: offer.revision, typed: entry }),
  });
  const { state, formData, location } = useNavigation();
  // A redirect to the new order; the address has the desk's base path.
  const isEntered = state === "loading" && formData !== undefined && /\/orders\/[^/]+$/.test(location.pathname);
  useEffect(() => {
    if (isEntered) dropDraft(name);
  }, [isEntered, name]);
  useFocusOnFault(refused?.faults);
  // What was changed since is no longer wrong.
  const faults = (refused?.faults ?? []).filter((fault) => typed[fault.name] === refused?.typed[fault.name]);
  return (
    <div className="desk-page pb-14 md:pt-8">
      <div className="back-bar">
        <Link to={deskOfferPath(offer.id)} className="back-link grow">
          <Icon name="left" />
          <span className="truncate">
            {offer.name === "" ? "The offer" : `Offer for ${isolateBidi(firstName(offer.name))}`}
          </span>
        </Link>
      </div>
      <h1 className="font-display text-32 leading-[1.14] md:text-48">Enter her address</h1>
      <p className="mt-1 text-pretty text-ink-2">
        {piecesHeading(offer.terms.lines)}, {formatDesk(sums.total)}. It becomes an order at once.
      </p>
      <Form
        key={formKey}
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        onInput={readTyped}
        className="offer-columns mt-7"
      >
        <input type="hidden" name="key" value={shown.key} />
        <input type="hidden" name="asked" value={refused?.typed.phone ?? ""} />
        <input type="hidden" name="total" value={sums.total} />
        <div className="offer-terms max-w-[592px]">
          <AddressFields typed={shown} faults={faults} />
          <EntryTiles typed={shown} choices={choices} faults={faults} />
        </div>
        <div className="offer-link desk-order-box mt-8 md:mt-0">
          <OfferSums sums={sums} shopDelivery={delivery} totalName={typed.pays === "cash" ? "To collect" : "Total"} />
          <AddressBar refused={refused} faults={faults.length} isSaving={state === "submitting"} />
        </div>
      </Form>
    </div>
  );
}

/** The first field that is wrong gets the focus. */
function useFocusOnFault(faults: readonly EntryFault[] | undefined): void {
  useEffect(() => {
    const [first] = faults ?? [];
    const field = first && document.getElementById(deskFieldId(first.name));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [faults]);
}
