import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { typedNumber } from "../../../shop/editor/piece-form.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { maxOwnName } from "../../../shop/order/check-edit.ts";
import { type LineField, lineField, type TypedEdit, type TypedEditLine } from "../../../shop/order/edit-form.ts";
import { shelfAfter } from "../../../shop/order/edit-stock.ts";
import { offerPicturePath } from "../../../shop/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CountField } from "../ui/count-field.tsx";
import { Field } from "../ui/field.tsx";
import { MoneyField } from "../ui/money-field.tsx";
import { useEditChoices, Was } from "./edit-choices.tsx";

type Props = {
  order: DeskOrder;
  /** What the form began with, and all that is typed. */
  shown: TypedEditLine;
  line: TypedEditLine;
  typed: TypedEdit;
  piece: OfferPiece | undefined;
  faultAt: (field: string) => string | undefined;
  /** Undefined for the last line. */
  onRemove: (() => void) | undefined;
  fill: (field: LineField, value: string) => void;
};

export function EditLine({ order, shown, line, typed, piece, faultAt, onRemove, fill }: Props) {
  const was = line.was === "" ? undefined : order.lines[Number(line.was)];
  const name = was?.name ?? piece?.name ?? (line.name || "A piece of its own");
  const [own] = was?.own?.pictures ?? [];
  const picture = was?.picture ?? piece?.picture;
  const { head, tiles } = useEditChoices({ shown, typed: line, piece, order, faultAt, onPutBack: fill });
  const shelf = piece && shelfAfter(piece, { order, typed, line });
  const field = (each: LineField) => lineField(line.key, each);
  return (
    <li className="border-line border-t py-4">
      <input type="hidden" name="line" value={line.key} />
      <input type="hidden" name={field("was")} value={line.was} />
      <input type="hidden" name={field("id")} value={line.id} />
      <div className="flex gap-3.5">
        <span className="w-13 shrink-0">
          {picture && <Picture of={picture} alt="" sizes="52px" />}
          {own && <img src={offerPicturePath(own)} alt="" className="aspect-3/4 object-cover" />}
        </span>
        <div className="min-w-0 grow">
          <h3 className="break-words font-display text-21 leading-tight">
            <bdi>{name}</bdi>
          </h3>
          {was?.own || (!was && !piece) ? <p className="text-15 text-ink-2">Made for her</p> : head}
        </div>
        {onRemove && (
          <button
            type="button"
            aria-label={`Leave out ${name}`}
            onClick={onRemove}
            className="noscript:hidden -mt-2 -mr-2.5 flex size-11 shrink-0 items-center justify-center self-start"
          >
            <Icon name="close" className="size-5" />
          </button>
        )}
      </div>
      {tiles}
      {shelf && (
        <p className={`mt-2 flex items-center gap-2 text-14 ${shelf.isEnough ? "text-green" : "text-red"}`}>
          {shelf.isEnough ? <Icon name="check" className="size-4" /> : <Nuqta className="text-[8px]" />}
          {shelf.words}
        </p>
      )}
      {!was && !piece && (
        <Field
          label="Name"
          name={field("name")}
          defaultValue={shown.name}
          maxLength={maxOwnName}
          error={faultAt(field("name"))}
          className="mt-3 min-w-0"
        />
      )}
      <div className="mt-3 grid grid-cols-[120px_minmax(0,1fr)] gap-2.5">
        <CountField
          label="How many"
          name={field("quantity")}
          least={1}
          isLeast={line.quantity === "1"}
          defaultValue={shown.quantity}
          error={faultAt(field("quantity"))}
          note={
            was &&
            typedNumber(line.quantity) !== was.quantity && (
              <Was value={String(was.quantity)} onPutBack={() => fill("quantity", String(was.quantity))} />
            )
          }
        />
        <MoneyField
          label="Price for one"
          name={field("price")}
          defaultValue={shown.price}
          error={faultAt(field("price"))}
          hint={typedNumber(line.price) === 0 ? "A gift" : undefined}
          note={
            was &&
            typedNumber(line.price) !== was.price && (
              <Was value={formatDesk(was.price)} onPutBack={() => fill("price", String(was.price))} />
            )
          }
          className="min-w-0"
        />
      </div>
    </li>
  );
}
