import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { lineField, type TypedLine } from "../../../shop/offer/offer-form.ts";
import { stockLine } from "../../../shop/offer/stock-line.ts";
import type { MakingDays } from "../../../shop/pieces/making.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { Picture } from "../../ui/picture.tsx";
import { LineChoices } from "./line-choices.tsx";
import { LineFields, RemoveLine } from "./line-fields.tsx";

export type LineProps = {
  line: TypedLine;
  typed: TypedLine;
  faultAt: (name: string) => string | undefined;
  onRemove: () => void;
};

type Props = LineProps & { piece: OfferPiece | undefined; now: number; makingDays: MakingDays };

/** A piece of the catalogue. */
export function PieceLine({ line, typed, piece, now, makingDays, faultAt, onRemove }: Props) {
  const name = piece?.name ?? `Piece ${line.id}`;
  return (
    <li className="offer-line">
      <LineKey line={line} />
      <span className="offer-picture">{piece && <Picture of={piece.picture} alt="" sizes="78px" />}</span>
      <div className="min-w-0">
        <p className="break-words font-display text-21 leading-tight md:text-23">
          <bdi>{name}</bdi>
        </p>
        {piece && <LineChoices line={line} typed={typed} piece={piece} faultAt={faultAt} />}
        {piece && <StockLine piece={piece} size={typed.choices.size} now={now} makingDays={makingDays} />}
      </div>
      <LineFields line={line} typed={typed} faultAt={faultAt} {...(piece && { shopPrice: piece.price })} />
      <RemoveLine of={name} onRemove={onRemove} />
    </li>
  );
}

/** Which line the fields belong to, and of which piece it is. */
export function LineKey({ line: { key, id } }: { line: TypedLine }) {
  return (
    <>
      <input type="hidden" name="line" value={key} />
      <input type="hidden" name={lineField(key, "id")} value={id} />
    </>
  );
}

type StockProps = { piece: OfferPiece; size: string; now: number; makingDays: MakingDays };

function StockLine({ piece, size, now, makingDays }: StockProps) {
  const { words, state } = stockLine(piece, size, now, makingDays);
  const look = { ready: "text-green", made: "", gone: "font-semibold text-red" }[state];
  return (
    <p className={`mt-1 flex items-center gap-2 text-14 ${look}`}>
      {state === "gone" ? (
        <Nuqta className="text-[8px]" />
      ) : (
        <Icon name={state === "ready" ? "check" : "clock"} className="size-4" />
      )}
      {words}
    </p>
  );
}
