import type { Rupees } from "../money/rupees.ts";
import { maxEntry } from "../order/money-entries.ts";
import { toDigit } from "../typed-text.ts";

/**
 * A sum as couriers write it: "4,750", "Rs. 1,00,450/-", "۴۷۵۰", "250.00". Nothing, or a dash, is 0. Undefined for what
 * isn't one sum: "1.250" may be one rupee or a thousand.
 */
export function parseSum(cell: string): Rupees | undefined {
  const text = [...cell.normalize("NFKC")]
    .map((character) => toDigit(character) || (character === "٬" ? "," : character === "٫" ? "." : character))
    .join("")
    .replace(/^\s*(?:rs\.?|pkr|₨|روپے)\s*|\s*(?:\/[-=]?|rs\.?|pkr|روپے)\s*$/gi, "")
    .trim();
  if (/^[-–—]?$/.test(text)) return 0;
  const [, whole = "", part = "0"] = plain.exec(text) ?? grouped.exec(text) ?? commaPart.exec(text) ?? [];
  if (whole === "") return undefined;
  const sum = Math.round(Number(`${whole.replace(/[, ]/g, "")}.${part}`));
  return sum <= maxEntry ? sum : undefined;
}

const plain = /^(\d{1,12})(?:\.(\d{1,2}))?$/;
/** By thousands or by lakhs. */
const grouped = /^(\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})(?:\.(\d{1,2}))?$/;
const commaPart = /^(\d{1,12}),(\d{1,2})$/;

/** What the courier keeps. Many write it with a minus, or in brackets. */
export function parseCharges(cell: string): Rupees | undefined {
  return parseSum(
    cell
      .trim()
      .replace(/^[-–—](?=.)/, "")
      .replace(/^\((.*)\)$/, "$1"),
  );
}
