import type { Rupees } from "../money/rupees.ts";
import { type Day, dayStart } from "../pakistan-days.ts";
import type { ListingSlug } from "../pieces/product.ts";

/** planned: not begun yet; running: its prices are in the records; over: they are out again. */
export const saleStates = ["running", "planned", "over"] as const;
export type SaleState = (typeof saleStates)[number];

/** By how much less: of every hundred, or off every price. */
export type SaleCut = { percent: number } | { sum: Rupees };

export type SalePiece = {
  id: number;
  /** During the sale. */
  price: Rupees;
  /** Without any sale. */
  fullPrice: Rupees;
};

/** What the seller decides. */
export type SaleTerms = {
  cut: SaleCut;
  from: Day;
  /** The last day. */
  until: Day;
  /** The listing that it was made for, to name it by. */
  listing: ListingSlug | undefined;
  pieces: readonly SalePiece[];
};

export const tiledPercents = [10, 15, 20] as const;
export const firstPercent = 15;
export const mostPercent = 90;
/** In days, for the length of a sale and for how far ahead it can be planned. */
export const longestSale = 366;
export const mostSalePieces = 500;

const lowestPrice = 100;
const step = 50;

/** Rounded down to 50 rupees, never below 100; undefined where that isn't less than the price. */
export function cutPrice(price: Rupees, cut: SaleCut): Rupees | undefined {
  // In hundredths, so that no fraction is lost: 15 % off 5,500 is 4,675.
  const hundredths = "percent" in cut ? price * (100 - cut.percent) : (price - cut.sum) * 100;
  const lower = Math.max(lowestPrice, Math.floor(hundredths / (100 * step)) * step);
  return lower < price ? lower : undefined;
}

/** Any whole price may be entered by hand, from 100 rupees and below the piece's own. */
export function isSalePrice(price: number | undefined, fullPrice: Rupees): price is Rupees {
  return Number.isSafeInteger(price) && Number(price) >= lowestPrice && Number(price) < fullPrice;
}

/** From 00:00 in Pakistan. */
export function saleBegins(from: Day): number {
  return dayStart(from);
}

/** The last millisecond of the day in Pakistan. */
export function saleEnds(until: Day): number {
  return dayStart(until + 1) - 1;
}

type Timed = { state: SaleState; fromAt: number; untilAt: number };

/** What a sale is due for. One whose whole time has passed unseen ends without ever having begun. */
export function dueStep({ state, fromAt, untilAt }: Timed, now: number): "begin" | "end" | undefined {
  if (state === "over") return undefined;
  if (now > untilAt) return "end";
  return state === "planned" && now >= fromAt ? "begin" : undefined;
}

/** A sale's price of one piece, and the price that the seller had given it by hand when that sale began. */
export type RunningPrice = { price: Rupees; before: Rupees | null };

type Asked = {
  /** The record as it is. */
  price: Rupees;
  salePrice: Rupees | null;
  /** The sale's price until now; undefined where the sale begins with this piece. */
  going: RunningPrice | undefined;
  /** Its price from now on; undefined where the sale ends for this piece. */
  coming: Rupees | undefined;
  /** Those of the other sales that run. */
  others: readonly RunningPrice[];
};

/**
 * The record's sale price after a sale began, changed or ended: the lowest of those that run. What the seller changed
 * by hand meanwhile stays. `before` is what a record without sales would have, to be kept with the sale.
 */
export function nextSalePrice({ price, salePrice, going, coming, others }: Asked): {
  salePrice: Rupees | null;
  before: Rupees | null;
} {
  const standing = others.find((other) => other.price === salePrice);
  const isChangedByHand = going !== undefined && salePrice !== going.price && !standing;
  if (isChangedByHand) return { salePrice, before: going.before };
  const before = going ? going.before : standing ? standing.before : salePrice;
  // The seller took the others' price out by hand: it doesn't come back.
  const running = salePrice === null ? [] : others.map((other) => other.price);
  const possible = [coming, before, ...running].filter((each) => each != null && each < price) as Rupees[];
  return { salePrice: possible.length > 0 ? Math.min(...possible) : null, before };
}
