import type { CartLine } from "../cart/cart.ts";
import {
  type LineLookup,
  type Lookup,
  type OwnPiece,
  ownPieceId,
  type PricedCart,
  type PricedLine,
  type PricedProduct,
  priceCart,
} from "../cart/pricing.ts";
import { type Rupees, sum } from "../money/rupees.ts";
import { savingOf } from "../order/saving.ts";
import type { ChoiceField, ChoiceOptions } from "../pieces/choices.ts";
import type { Choices } from "../pieces/product.ts";
import { type Prices, priceNow } from "../pieces/sale.ts";

/** `agreed` is the price for one. A choice that the line doesn't make is left to the shopper. */
export type OfferLine = { quantity: number; agreed: Rupees } & (
  | ({ id: number; own?: undefined } & Choices)
  | { own: OwnPiece & { name: string } }
);

/** What the seller offers to one shopper: an order that still lacks an address. */
export type OfferTerms = {
  lines: readonly OfferLine[];
  delivery: Rupees;
  /** Epoch milliseconds. */
  until: number;
  /** Shown to the shopper. */
  note: string;
  /** Filled into the shopper's form; "" where the seller left it open. */
  name: string;
  phone: string;
  /** Asked for before the rest; 0 for none. */
  advance: Rupees;
};

export const offerStates = ["open", "taken", "run-out", "withdrawn"] as const;
export type OfferState = (typeof offerStates)[number];

type Ended = { until: number; withdrawnAt: number | null; takenBy: string | null };

export function offerState({ until, withdrawnAt, takenBy }: Ended, now: number): OfferState {
  if (takenBy !== null) return "taken";
  if (withdrawnAt !== null) return "withdrawn";
  return until > now ? "open" : "run-out";
}

/** Up to three pictures of a piece of its own. */
export const maxOwnPictures = 3;

/** The choices that the piece offers and the line leaves to the shopper. */
export function openChoices(line: OfferLine, product: ChoiceOptions | undefined): ChoiceField[] {
  if (line.own || !product) return [];
  const offered = {
    size: product.sizes !== undefined,
    withDupatta: product.dupatta === true,
    scent: product.scents !== undefined,
    kilos: product.kilos !== undefined,
  };
  const fields = ["size", "withDupatta", "scent", "kilos"] as const;
  return fields.filter((field) => offered[field] && line[field] === undefined);
}

/** The line as it is ordered: the seller's choices win over the shopper's. */
function toCartLine(line: OfferLine, chosen: Choices = {}): CartLine {
  if (line.own) return { id: ownPieceId, quantity: line.quantity };
  const { agreed: _, own: __, ...made } = line;
  return { ...chosen, ...made };
}

/** The same rule that prices a cart, with the agreed price in place of the shop's. */
export function priceOffer(
  { lines, delivery }: Pick<OfferTerms, "lines" | "delivery">,
  chosen: readonly Choices[],
  lookup: Lookup,
): PricedCart {
  const agreed: LineLookup = (id, index) => agreedProduct(lines[index], lookup(id));
  const priced = priceCart(
    lines.map((line, index) => toCartLine(line, chosen[index])),
    agreed,
    delivery,
  );
  const refused = new Set(priced.problems.map(({ index }) => index));
  const sold = lines.filter((_, index) => !refused.has(index));
  return {
    ...priced,
    // Two lines may be the same piece at two prices, so the position is part of the key.
    lines: priced.lines.map((line, index) => ({
      ...line,
      key: `${index} ${line.key}`,
      ...detailsOf(sold[index], lookup),
    })),
  };
}

function agreedProduct(line: OfferLine | undefined, product: PricedProduct | undefined): PricedProduct | undefined {
  if (!line) return undefined;
  const price = { price: line.agreed, salePrice: null };
  if (line.own) return { id: ownPieceId, name: line.own.name, inStock: true, ...price };
  return product && { ...product, ...price };
}

function detailsOf(line: OfferLine | undefined, lookup: PieceLookup) {
  if (!line) return {};
  if (line.own) return { own: { words: line.own.words, pictures: line.own.pictures } };
  const product = lookup(line.id);
  return product ? { shopPrice: priceNow(product) } : {};
}

/** What the sums of an offer need of a piece. */
export type PieceLookup = (id: number) => (Pick<PricedProduct, "id" | "name"> & Prices & ChoiceOptions) | undefined;

export type OfferSums = Pick<PricedCart, "lines" | "subtotal" | "delivery" | "total"> & {
  /** What the pieces cost less than in the shop. */
  saving: Rupees;
  /** What all of it would cost with the shop's prices. */
  shopTotal: Rupees;
};

/**
 * The offer as it stands: with choices that are still open, and with pieces that have sold out, which `priceOffer`
 * refuses. Its lines are those of the terms, in the same order.
 */
export function sumOffer({ lines, delivery }: Pick<OfferTerms, "lines" | "delivery">, piece: PieceLookup): OfferSums {
  const lookup: LineLookup = (id, index) => {
    const line = lines[index];
    const name = line?.own?.name ?? piece(id)?.name ?? `Piece ${id}`;
    return line && { id, name, price: line.agreed, salePrice: null, inStock: true };
  };
  const priced = priceCart(
    lines.map((line) => ({ id: line.own ? ownPieceId : line.id, quantity: line.quantity })),
    lookup,
    delivery,
  );
  const described = lines.map((line, index) => {
    const { id: _, quantity: __, ...choices } = toCartLine(line);
    const sums = priced.lines[index] as PricedLine;
    return { ...sums, ...choices, key: `${index} ${sums.key}`, ...detailsOf(line, piece) };
  });
  const { problems: _, ...sums } = priced;
  const saving = savingOf(described);
  return { ...sums, lines: described, saving, shopTotal: sum([sums.total, saving]) };
}
