import { useState } from "react";
import { deskAddress, deskNewOfferPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { formatDesk, sum } from "../../../shop/money/rupees.ts";
import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { soldPieceName } from "../../../shop/order/let-go.ts";
import { listInWords } from "../../../shop/order/words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Picture } from "../../ui/picture.tsx";
import { MoneyField } from "../ui/money-field.tsx";
import { AddPieceDialog } from "./add-piece-dialog.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";

type Props = DeskOrderViewProps & {
  /** What the shopper doesn't keep. */
  back: DeskOrder["lines"];
  isSaving: boolean;
  error: string | undefined;
};

/** The offer brings the difference. What comes back is written down once it is here; the order keeps its money. */
export function ExchangePart({ order, returning, back, isSaving, error }: Props) {
  const [piece, setPiece] = useState<OfferPiece>();
  const [isChoosing, setChoosing] = useState(false);
  const paid = sum(back.map(({ lineTotal }) => lineTotal));
  const difference = (piece?.price ?? 0) - paid;
  return (
    <div className="only-exchange mt-5">
      <h3 className="mb-1.5 font-semibold text-14">Instead of it</h3>
      {piece && <input type="hidden" name="piece" value={piece.id} />}
      {piece ? (
        <div className="flex items-center gap-3 border border-line-2 bg-white p-2.5">
          <span className="piece-tile">
            <Picture of={piece.picture} alt="" sizes="54px" className="size-full" />
          </span>
          <p className="min-w-0 grow">
            <bdi className="block break-words font-display text-21 leading-tight">{piece.name}</bdi>
            {formatDesk(piece.price)}
          </p>
          <button
            type="button"
            onClick={() => setChoosing(true)}
            className="min-h-11 px-2 font-semibold text-accent-deep"
          >
            Change
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => setChoosing(true)} className={buttonStyle("outline", "w-full")}>
          Choose a piece
        </button>
      )}
      {piece && (
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1.5 border-line border-t pt-3 [&_dd]:text-right">
          <dt>
            <bdi>{piece.name}</bdi>
          </dt>
          <dd>{formatDesk(piece.price)}</dd>
          <dt>{listInWords(back.map((line) => soldPieceName(line.name, line.size)))}, paid already</dt>
          <dd>−{formatDesk(paid)}</dd>
          <dt className="font-semibold text-18">{difference >= 0 ? "She pays the difference" : "To give back"}</dt>
          <dd className="font-semibold text-18">{formatDesk(Math.abs(difference))}</dd>
        </dl>
      )}
      <input type="hidden" name="exchange" value={order.number} />
      <button
        type="submit"
        formMethod="get"
        formAction={deskAddress(deskNewOfferPath)}
        formNoValidate
        className={buttonStyle("primary", "mt-5 w-full")}
      >
        Begin the offer
      </button>
      <div className="mt-6 border-line border-t pt-4">
        <h3 className="font-semibold">Are they in your hands?</h3>
        <p className="text-14 text-ink-2">What came goes where you said above. This order keeps its money.</p>
        <MoneyField
          label="To give back"
          hint="if the other is cheaper"
          name="give-back"
          defaultValue={difference < 0 && piece ? String(-difference) : ""}
          key={piece?.id ?? 0}
          error={error}
        />
        <button type="submit" disabled={isSaving} className={buttonStyle("quiet", "mt-4 w-full")}>
          They are here
        </button>
      </div>
      {isChoosing && (
        <AddPieceDialog
          title="Instead of it"
          pieces={returning?.pieces ?? []}
          onAdd={(chosen) => {
            setPiece(chosen);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
