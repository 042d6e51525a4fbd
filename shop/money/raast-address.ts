import { parseOrderNumber } from "../order/number.ts";
import type { Rupees } from "./rupees.ts";

/** Not in `paths.ts`, which every page loads. */
export const raastPath = "/raast";

/** More than any order comes to, and short enough for the code to keep its size. */
const maxAmount: Rupees = 100_000_000;

/** The code alone, to be scanned. */
export function raastCodePath(amount: Rupees): string {
  return `${raastPath}/${amount}.svg`;
}

/** The code as a picture to save, with words below it; an order that isn't placed yet has no number. */
export function raastPicturePath(amount: Rupees, number: string | undefined): string {
  return `${raastPath}/${amount}.png${number ? `?order=${number}` : ""}`;
}

export function isRaastAmount(amount: Rupees): boolean {
  return amount >= 1 && amount <= maxAmount;
}

/** One address for one amount: whole rupees, without leading zeros. */
export function parseRaastAmount(text: string): Rupees | undefined {
  const amount = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  return isRaastAmount(amount) ? amount : undefined;
}

/** Undefined where it isn't spelt as the shop spells it. */
export function parseRaastOrder(text: string): string | undefined {
  return parseOrderNumber(text) === text ? text : undefined;
}
