import { typedNumber } from "../../../shop/editor/piece-form.ts";
import { formatDesk, type Rupees } from "../../../shop/money/rupees.ts";
import { lineField, type TypedLine } from "../../../shop/offer/offer-form.ts";
import { agreedInWords } from "../../../shop/offer/stock-line.ts";
import { Icon } from "../../ui/icon.tsx";
import { CountField } from "../ui/count-field.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { MoneyField } from "../ui/money-field.tsx";

type Props = {
  line: TypedLine;
  typed: TypedLine;
  /** Of a piece of the catalogue. */
  shopPrice?: Rupees;
  faultAt: (name: string) => string | undefined;
};

/** How many, and the agreed price for one with the shop's beside it. */
export function LineFields({ line, typed, shopPrice, faultAt }: Props) {
  const [quantity, agreed] = [lineField(line.key, "quantity"), lineField(line.key, "agreed")];
  const asked = typedNumber(typed.agreed);
  const said = asked === undefined ? undefined : agreedInWords(asked, shopPrice);
  const shop = `${deskFieldId(agreed)}-shop`;
  return (
    <div className="offer-fields">
      <CountField
        label="How many"
        name={quantity}
        least={1}
        isLeast={typed.quantity === "1"}
        defaultValue={line.quantity}
        error={faultAt(quantity)}
      />
      <MoneyField
        label="Agreed, for one"
        name={agreed}
        defaultValue={line.agreed}
        error={faultAt(agreed)}
        className="min-w-0"
        hint={
          said ? (
            <span className="block text-right text-ink">{said}</span>
          ) : (
            shopPrice !== undefined && <span className="offer-head-hint">in the shop</span>
          )
        }
        {...(shopPrice !== undefined && {
          "aria-describedby": shop,
          end: (
            <span id={shop} className="offer-shop-price">
              <span className="sr-only">In the shop </span>
              {asked !== undefined && asked >= shopPrice ? formatDesk(shopPrice) : <s>{formatDesk(shopPrice)}</s>}
            </span>
          ),
        })}
      />
    </div>
  );
}

export function RemoveLine({ of, onRemove }: { of: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Take out ${of}`}
      onClick={onRemove}
      className="offer-remove flex size-11 items-center justify-center"
    >
      <Icon name="close" className="size-5" />
    </button>
  );
}
