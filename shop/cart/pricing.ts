import { type Rupees, sum, times } from "../money/rupees.ts";
import { type ChoiceField, checkChoices } from "../pieces/choices.ts";
import type { Product } from "../pieces/product.ts";
import { type Prices, priceNow } from "../pieces/sale.ts";
import { stockKey } from "../pieces/stock.ts";
import { type CartLine, lineKey } from "./cart.ts";

export type PricedProduct = Prices &
  Pick<Product, "id" | "name" | "inStock" | "stock" | "sizes" | "dupatta" | "scents" | "kilos">;

export type Lookup = (id: number) => PricedProduct | undefined;

/** `index` is the position of the line: an offer agrees a price for a line, not for a piece. */
export type LineLookup = (id: number, index: number) => PricedProduct | undefined;

export type PricedLine = CartLine & { key: string; name: string; price: Rupees; lineTotal: Rupees } & AgreedDetails;

/** Why a line can't be bought; `index` is its position in the cart. */
export type LineProblem = { key: string; id: number; index: number } & (
  | { reason: "unknown-product" | "sold-out" }
  /** `left` is all that there is; this line and earlier ones of the same piece ask for more. */
  | { reason: "only-left"; left: number }
  | { reason: "unknown-choice" | "missing-choice"; field: ChoiceField }
);

/** A piece that isn't in the catalogue: made for one shopper. Its lines have the id `ownPieceId`. */
export type OwnPiece = { words: string; pictures: readonly string[] };

export const ownPieceId = 0;

/** Of a line whose price was agreed: the shop's price at that time, or the piece of its own, which has none. */
export type AgreedDetails = { shopPrice?: Rupees; own?: OwnPiece };

/** What delivery costs: a sum, or a sum that falls away where the pieces cost enough. */
export type Delivery = Rupees | { charge: Rupees; freeFrom: Rupees | undefined };

export type DeliverySettings = { deliveryCharge: Rupees; freeDeliveryFrom?: Rupees | undefined };

/** The shop's own; an offer or a changed order agrees a sum instead. */
export function shopDelivery({ deliveryCharge, freeDeliveryFrom }: DeliverySettings): Delivery {
  return { charge: deliveryCharge, freeFrom: freeDeliveryFrom };
}

/** Nothing from a sum on, where the shop has one. */
export function deliveryFor(subtotal: Rupees, delivery: Delivery): Rupees {
  if (typeof delivery === "number") return delivery;
  return subtotal >= (delivery.freeFrom ?? Infinity) ? 0 : delivery.charge;
}

export type Sums = { subtotal: Rupees; delivery: Rupees; total: Rupees };

export type PricedCart = Sums & { lines: PricedLine[]; problems: LineProblem[] };

/** What the lines above have taken of each count. */
type Taken = Map<string, number>;

function priceLine(line: CartLine, index: number, lookup: LineLookup, taken: Taken): PricedLine | LineProblem {
  const { id, quantity } = line;
  const key = lineKey(line);
  const product = lookup(id, index);
  if (!product) return { key, id, index, reason: "unknown-product" };
  if (!product.inStock) return { key, id, index, reason: "sold-out" };
  const checked = checkChoices(product, line);
  if (!checked.ok) return { key, id, index, reason: checked.reason, field: checked.field };
  const tooFew = takeStock(product, line, taken);
  if (tooFew !== undefined) {
    return tooFew === 0
      ? { key, id, index, reason: "sold-out" }
      : { key, id, index, reason: "only-left", left: tooFew };
  }
  const { name } = product;
  const price = priceNow(product);
  return { key, id, name, ...checked.choices, price, quantity, lineTotal: times(price, quantity) };
}

/** Takes the line's pieces from the count; returns how many are left where they are too few. */
function takeStock({ id, stock }: PricedProduct, { size, quantity }: CartLine, taken: Taken): number | undefined {
  const countKey = stockKey(stock, size);
  const left = countKey === undefined ? undefined : stock?.[countKey];
  if (left === undefined) return undefined;
  const takenKey = `${id} ${countKey}`;
  const wanted = (taken.get(takenKey) ?? 0) + quantity;
  if (wanted > left) return left;
  taken.set(takenKey, wanted);
  return undefined;
}

/** The piece at a price that was agreed in place of the shop's. */
export function atPrice(product: PricedProduct, price: Rupees): PricedProduct {
  return { ...product, price, salePrice: null };
}

export function ownProduct(name: string, price: Rupees): PricedProduct {
  return { id: ownPieceId, name, inStock: true, price, salePrice: null };
}

/** The one place where sums are computed, for browser and server alike. Lines that can't be bought cost nothing. */
export function priceCart(lines: readonly CartLine[], lookup: LineLookup, delivery: Delivery): PricedCart {
  const priced: PricedLine[] = [];
  const problems: LineProblem[] = [];
  const taken: Taken = new Map();
  for (const [index, line] of lines.entries()) {
    const result = priceLine(line, index, lookup, taken);
    if ("reason" in result) problems.push(result);
    else priced.push(result);
  }
  return { lines: priced, problems, ...sumLines(priced, priced.length > 0 ? delivery : 0) };
}

export function sumLines(lines: readonly Pick<PricedLine, "lineTotal">[], asked: Delivery): Sums {
  const subtotal = sum(lines.map((line) => line.lineTotal));
  const delivery = deliveryFor(subtotal, asked);
  return { subtotal, delivery, total: sum([subtotal, delivery]) };
}

/** Takes a discount from the pieces, never from the delivery; undefined where it is more than they cost. */
export function discounted(sums: Sums, discount: Rupees): Sums | undefined {
  if (discount > sums.subtotal) return undefined;
  const { subtotal, delivery } = sums;
  return { subtotal, delivery, total: sum([subtotal, -discount, delivery]) };
}
