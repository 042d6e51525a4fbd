import type { OfferPiece } from "../offer/offer-desk.ts";
import { leftInWords, type Stock, stockKey } from "../pieces/stock.ts";
import type { OrderTerms } from "./edit.ts";
import type { TypedEdit, TypedEditLine } from "./edit-form.ts";

/** An order that let go holds nothing. */
type HoldingOrder = OrderTerms & { letGoAt?: number | null };

type Counted = Pick<OfferPiece, "id"> & { stock?: Stock };

/** How many of a size this order may have: what is on the shelf, and what it holds itself. */
export function leftForOrder({ id, stock }: Counted, order: HoldingOrder, size: string): number | undefined {
  const key = stockKey(stock, size || undefined);
  if (!stock || key === undefined) return undefined;
  if (order.letGoAt) return stock[key] ?? 0;
  const held = order.lines.filter((line) => line.id === id && stockKey(stock, line.size) === key);
  return held.reduce((sum, { quantity }) => sum + quantity, stock[key] ?? 0);
}

export type ShelfLine = { words: string; isEnough: boolean };

/** "On the shelf, 2 left after this. 17 goes back."; undefined where nothing is counted. */
export function shelfAfter(
  piece: Counted,
  { order, typed, line }: { order: HoldingOrder; typed: TypedEdit; line: TypedEditLine },
): ShelfLine | undefined {
  const key = stockKey(piece.stock, line.choices.size || undefined);
  const left = leftForOrder(piece, order, line.choices.size);
  if (left === undefined) return undefined;
  const wanted = typed.lines
    .filter(({ id, choices }) => id === piece.id && stockKey(piece.stock, choices.size || undefined) === key)
    .reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
  if (wanted > left) return { words: left <= 0 ? "None left." : leftInWords(left), isEnough: false };
  const was = line.was === "" ? undefined : order.lines[Number(line.was)]?.size;
  const goesBack =
    !order.letGoAt && was !== undefined && was !== line.choices.size && stockKey(piece.stock, was) === was;
  return {
    words: `On the shelf, ${left - wanted} left after this.${goesBack ? ` ${was} goes back.` : ""}`,
    isEnough: true,
  };
}
