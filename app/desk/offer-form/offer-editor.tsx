import { useEffect, useMemo, useRef } from "react";
import { Form, Link, useNavigate, useSearchParams } from "react-router";
import { offerMessage } from "../../../shop/messages/offer-message.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { sumOffer } from "../../../shop/offer/offer.ts";
import type { OfferDesk, OfferPiece } from "../../../shop/offer/offer-desk.ts";
import {
  addLine,
  lineField,
  ownLine,
  pieceLine,
  type TypedLine,
  type TypedOffer,
} from "../../../shop/offer/offer-form.ts";
import { readTerms, termsSoFar } from "../../../shop/offer/typed-terms.ts";
import { chooseUntil } from "../../../shop/offer/until.ts";
import { parseDay } from "../../../shop/pakistan-days.ts";
import type { MakingDays } from "../../../shop/pieces/making.ts";
import { OfferSums } from "../offer/offer-terms.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { LinesPart } from "./lines-part.tsx";
import { MessageSheet } from "./message-sheet.tsx";
import { MessagePreview, OfferBar, summaryOf } from "./offer-bar.tsx";
import { OfferNotices } from "./offer-notices.tsx";
import { PieceSheet } from "./piece-sheet.tsx";
import type { OfferRefusal } from "./save-offer.ts";
import { TermsPart } from "./terms-part.tsx";
import { useOfferDraft } from "./use-offer-draft.ts";

type Props = {
  /** The offer that is changed; undefined for a new one. */
  id: number | undefined;
  begun: TypedOffer;
  draftName: string;
  /** Makes a repeated request the same offer. */
  requestKey: string;
  revision: number;
  firstPiece: OfferPiece | undefined;
  pieces: readonly OfferPiece[];
  shop: OfferDesk["shop"];
  makingDays: MakingDays;
  person: string;
  now: number;
  refusal: OfferRefusal | undefined;
};

/** A form that works without script but for adding lines; with it, drafts are stored and the sums follow. */
export function OfferEditor({ id, begun, draftName, requestKey, revision, firstPiece, refusal, ...facts }: Props) {
  const { pieces, shop, makingDays, person, now } = facts;
  const form = useRef<HTMLFormElement>(null);
  const isNew = id === undefined;
  const refused = refusal && { offer: refusal.typed, key: refusal.key, revision: refusal.revision };
  const saved = { offer: begun, key: requestKey, revision };
  const editing = useOfferDraft({ form, name: draftName, person, saved, refused, piece: firstPiece });
  const { shown, typed } = editing;
  const piece = (wanted: number) => pieces.find((each) => each.id === wanted);
  const terms = termsSoFar(readTerms(typed, { piece, delivery: shop.delivery, now }));
  const sums = sumOffer(terms, piece);
  const hasDay = chooseUntil(typed.until, now, parseDay(typed.day)).ok;
  const faults = useMemo(() => (refusal?.reason === "refused" ? refusal.faults : []), [refusal]);
  const faultAt = (name: string) => faults.find((fault) => fault.name === name)?.words;
  useEffect(() => {
    const [first] = faults;
    const field = first && document.getElementById(deskFieldId(first.name));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [faults]);
  const sheets = useSheets(shown.offer.lines);
  const part = { shown: shown.offer, typed, now, faultAt };

  function add(lines: readonly Omit<TypedLine, "key">[]): void {
    sheets.focusAdded();
    editing.change((offer) => lines.reduce(addLine, offer));
  }

  return (
    <>
      <OfferNotices
        id={id}
        name={begun.name}
        refusal={refusal}
        isRestored={editing.isRestored}
        onThrowAway={editing.throwAway}
        now={now}
      />
      <Form
        ref={form}
        key={editing.formKey}
        method="post"
        preventScrollReset
        onInput={editing.readTyped}
        className="offer-form"
      >
        {/* Enter would press the first submit button: a price typed on a phone would be sent at once. */}
        <button type="submit" disabled hidden />
        <input type="hidden" name="key" value={shown.key} />
        <input type="hidden" name="revision" value={refused?.revision ?? shown.revision} />
        <PasteLine to={sheets.pathOf("message")} />
        <div className="offer-left">
          <LinesPart
            {...part}
            piece={piece}
            makingDays={makingDays}
            onChange={editing.change}
            addPath={sheets.pathOf("piece")}
            onAddOwn={() => add([ownLine])}
          />
          <TermsPart {...part} delivery={shop.delivery} />
        </div>
        <aside className="offer-box">
          <h2 className="section-title mb-3 hidden md:block">She pays</h2>
          <OfferSums sums={sums} shopDelivery={shop.delivery} totalName={<TotalName />} />
          {terms.advance > 0 && (
            <p className="mt-2 flex justify-between gap-4">
              <span>Of that first</span>
              <span>{formatDesk(terms.advance)}</span>
            </p>
          )}
          <OfferBar
            isNew={isNew}
            faults={faults.length}
            summary={summaryOf(sums, hasDay ? terms.until : undefined, now)}
          />
          {isNew && hasDay && terms.lines.length > 0 && (
            <MessagePreview message={offerMessage(shop, terms, { piece, link: "(her link)", now })} />
          )}
        </aside>
      </Form>
      {sheets.open === "message" && (
        <MessageSheet
          pieces={pieces}
          close={sheets.close}
          choose={sheets.pathOf("piece")}
          onAdd={(found) => {
            add(found.map(pieceLine));
            sheets.shut();
          }}
        />
      )}
      {sheets.open === "piece" && (
        <PieceSheet
          pieces={pieces}
          close={sheets.close}
          onAdd={(chosen) => {
            add([pieceLine(chosen)]);
            sheets.shut();
          }}
        />
      )}
    </>
  );
}

/** From md the box has its own heading. */
function TotalName() {
  return (
    <>
      <span className="md:hidden">She pays</span>
      <span className="hidden md:inline">Total</span>
    </>
  );
}

function PasteLine({ to }: { to: string }) {
  return (
    <Link to={to} preventScrollReset className="offer-paste">
      <DeskIcon name="paste" className="size-5.5" />
      <span className="grow font-semibold">Paste her message</span>
      <span className="text-14 md:hidden">finds the piece in it</span>
    </Link>
  );
}

type SheetName = "message" | "piece";

/** Which sheet is open stands in the address, so that Back closes it. */
function useSheets(lines: readonly TypedLine[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isAdded = useRef(false);
  const asked = params.get("sheet");
  const open = asked === "message" || asked === "piece" ? asked : undefined;
  const pathOf = (sheet: SheetName | undefined) => {
    const query = new URLSearchParams(params);
    if (sheet) query.set("sheet", sheet);
    else query.delete("sheet");
    return `?${query}`;
  };
  const close = pathOf(undefined);
  const last = lines.at(-1);
  // The line that was added gets the focus, once the sheet has closed.
  useEffect(() => {
    if (!isAdded.current || !last || open) return;
    isAdded.current = false;
    const field = lineField(last.key, last.id === ownLine.id ? "name" : "agreed");
    document.getElementById(deskFieldId(field))?.focus();
  }, [last, open]);
  return {
    open,
    pathOf,
    close,
    shut: () => void navigate(close, { replace: true, preventScrollReset: true }),
    focusAdded: () => {
      isAdded.current = true;
    },
  };
}
