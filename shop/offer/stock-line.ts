import type { Rupees } from "../money/rupees.ts";
import { grouped } from "../money/rupees.ts";
import { makeBy } from "../order/making-day.ts";
import { formatDay } from "../pakistan-days.ts";
import type { MakingDays } from "../pieces/making.ts";
import { leftOf, totalLeft } from "../pieces/stock.ts";
import type { OfferPiece } from "./offer-desk.ts";

export type StockLine = { words: string; state: "ready" | "made" | "gone" };

/** Under a piece's name: whether it is on the shelf, or when it would be made. */
export function stockLine(piece: OfferPiece, size: string, now: number, makingDays: MakingDays): StockLine {
  const left = size === "" ? totalLeft(piece.stock, piece.sizes) : leftOf(piece.stock, size);
  if (!piece.inStock || left === 0) return { words: "Sold out", state: "gone" };
  if (piece.badge === "Made to Order")
    return { words: `Ready by about ${formatDay(makeBy(now, makingDays))}`, state: "made" };
  if (left === undefined) return { words: "On the shelf", state: "ready" };
  return { words: `On the shelf, ${ofEachSize(piece, size) ?? `${left} left`}`, state: "ready" };
}

/** Where the shopper chooses: "3 of each size", if it is the same of each. */
function ofEachSize({ stock, sizes = [] }: OfferPiece, size: string): string | undefined {
  if (size !== "" || !stock || Object.hasOwn(stock, "")) return undefined;
  const counts = new Set(sizes.map((each) => leftOf(stock, each)));
  const [count] = counts;
  return counts.size === 1 && count !== undefined ? `${count} of each size` : undefined;
}

/** Above the price: "1,000 more than in the shop", "A gift". */
export function agreedInWords(agreed: Rupees, shopPrice: Rupees | undefined): string | undefined {
  if (agreed === 0) return "A gift";
  if (shopPrice === undefined || !(agreed > shopPrice)) return undefined;
  return `${grouped(agreed - shopPrice)} more than in the shop`;
}
