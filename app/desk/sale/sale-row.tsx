import type { PieceRow } from "../../../shop/editor/piece-desk.ts";
import { isInState } from "../../../shop/editor/piece-filter.ts";
import { typedNumber } from "../../../shop/editor/piece-form.ts";
import { formatDesk, type Rupees } from "../../../shop/money/rupees.ts";
import { isSalePrice } from "../../../shop/sale/sale.ts";
import { priceField } from "../../../shop/sale/sale-form.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { Problem } from "../../ui/problem.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { PieceTile } from "../ui/piece-tile.tsx";

type Props = {
  row: PieceRow;
  first: string;
  /** What stands in its field now. */
  typed: string;
  cost: Rupees | undefined;
  error: string | undefined;
  /** Pieces of a sale that is there already can be left out of it. */
  canLeave: boolean;
  isIn: boolean;
};

export function SaleRow({ row, first, typed, cost, error, canLeave, isIn }: Props) {
  const id = deskFieldId(priceField(row.id));
  return (
    <li className="sale-row">
      {canLeave ? (
        <input
          type="checkbox"
          name="pieces"
          value={row.id}
          defaultChecked={isIn}
          aria-label={`${row.name} is on sale`}
          className="tick"
        />
      ) : (
        <input type="hidden" name="pieces" value={row.id} />
      )}
      <PieceTile row={row} />
      <span className="min-w-0">
        <label htmlFor={id} className="block break-words font-display text-21 leading-tight">
          <bdi>{row.name}</bdi>
        </label>
        <span id={`${id}-note`} className="block text-14">
          <Note row={row} price={typedNumber(typed)} cost={cost} />
        </span>
        {error && <Problem id={`${id}-error`}>{error}</Problem>}
      </span>
      <span className="flex flex-col items-end">
        <span className="sale-price nums">
          <span aria-hidden="true">Rs</span>
          <input
            id={id}
            name={priceField(row.id)}
            defaultValue={first}
            inputMode="numeric"
            maxLength={12}
            autoComplete="off"
            aria-describedby={error ? `${id}-error ${id}-note` : `${id}-note`}
            aria-invalid={error ? true : undefined}
          />
        </span>
        <s className="nums text-14 text-ink-2">
          <span className="sr-only">instead of </span>
          {formatDesk(row.price)}
        </s>
      </span>
    </li>
  );
}

/** The first of what matters: below its cost, sold out, or how much less it is. */
function Note({ row, price, cost }: Pick<Props, "row" | "cost"> & { price: number | undefined }) {
  const isPrice = isSalePrice(price, row.price);
  const warning =
    isPrice && cost !== undefined && price < cost
      ? `below its cost of ${formatDesk(cost)}`
      : isInState(row, "sold-out")
        ? "Sold out, comes along anyway"
        : undefined;
  if (warning)
    return (
      <span className="text-red">
        <Nuqta className="mr-1.5 inline text-[8px]" />
        {warning}
      </span>
    );
  return <span className="text-ink-2">{isPrice ? `${formatDesk(row.price - price)} less` : "\u00a0"}</span>;
}
