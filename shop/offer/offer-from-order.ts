import { sum } from "../money/rupees.ts";
import { soldPieceName } from "../order/let-go.ts";
import type { Order, OrderLine } from "../order/order.ts";
import { listInWords } from "../order/words.ts";
import type { OfferLine } from "./offer.ts";
import type { OfferPiece } from "./offer-desk.ts";
import { addLine, blankOffer, pieceLine, type TypedOffer, typedLine } from "./offer-form.ts";

type KnownOrder = Pick<Order, "customer"> & { lines: readonly OrderLine[] };

/** The pieces of an order that came back, at its prices; those that are no longer sold are left out. */
export function offerAgain({ customer, lines }: KnownOrder, pieces: readonly OfferPiece[]): TypedOffer {
  const sold = lines.filter(({ id, own }) => own || pieces.some((piece) => piece.id === id));
  return {
    ...blankOffer,
    ...{ name: customer.name, phone: customer.phone },
    lines: sold.map((line, index) => typedLine(toOfferLine(line), index)),
  };
}

/** What goes out in place of `back`: at its price less what is paid already, never below nothing. */
export function offerExchange(
  { customer }: KnownOrder,
  { back, piece }: { back: readonly OrderLine[]; piece: OfferPiece | undefined },
): TypedOffer {
  const paid = sum(back.map(({ lineTotal }) => lineTotal));
  const names = listInWords(back.map(({ name, size }) => soldPieceName(name, size)));
  const begun = {
    ...blankOffer,
    ...{ name: customer.name, phone: customer.phone },
    note: names === "" ? "" : `In exchange for ${names}.`,
  };
  if (!piece) return begun;
  return addLine(begun, { ...pieceLine(piece), agreed: String(Math.max(0, piece.price - paid)) });
}

function toOfferLine(line: OrderLine): OfferLine {
  const { id, name, quantity, price, own, size, withDupatta, scent, kilos } = line;
  if (own) return { quantity, agreed: price, own: { ...own, name } };
  return {
    ...{ id, quantity, agreed: price },
    ...(size !== undefined && { size }),
    ...(withDupatta !== undefined && { withDupatta }),
    ...(scent !== undefined && { scent }),
    ...(kilos !== undefined && { kilos }),
  };
}
