import { orderNumberAlphabet, parseOrderNumber } from "../order/number.ts";
import type { Order } from "../order/order.ts";
import { digitsOf } from "../typed-text.ts";

/** Longer than any name and city; a database index can't hold rows of any length. */
const maxBytes = 1200;

export const maxSearch = 80;

const encoder = new TextEncoder();

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** NQ-7F3K-92 without what every number has: "7f3k92". */
function signsOf(number: string): string {
  return number.slice(3).replace("-", "").toLowerCase();
}

type Found = Pick<Order, "number" | "lines"> & { customer: Pick<Order["customer"], "name" | "city" | "phone"> };

/** Everything that an order is found by, in one line that is kept beside it. Its pieces come last: they may be many. */
export function searchText({ number, customer, lines }: Found): string {
  const { name, city, phone } = customer;
  const pieces = [...new Set(lines.map((line) => line.name))];
  let text = "";
  for (const part of [signsOf(number), digitsOf(phone).slice(-10), name, city, ...pieces].map(plain)) {
    const longer = text === "" ? part : `${text}\n${part}`;
    if (encoder.encode(longer).length > maxBytes) break;
    text = longer;
  }
  return text;
}

/** Digits and what people put between them. */
const phoneLike = /^[+(]?[\p{Nd}\s()./-]+$/u;

/**
 * What was typed, as parts that all have to be found: an order's number however it is spelt, a phone number with or
 * without its country code, or words in any order.
 */
export function searchTerms(typed: string): string[] {
  const text = plain(typed.slice(0, maxSearch));
  if (text === "") return [];
  // Its first half reads like a whole number that begins with the signs of the prefix: "nq-7f3k".
  if (/^nq[\s-]*\S/.test(text)) {
    const part = text.slice(2).replace(/[\s-]/g, "");
    if ([...part].every((sign) => orderNumberAlphabet.includes(sign.toUpperCase()))) return [part];
  }
  const number = parseOrderNumber(text);
  if (number) return [signsOf(number)];
  const digits = digitsOf(text);
  if (phoneLike.test(text) && digits.length > 2) return [digits.replace(/^(0092|92(?=\d{9,})|0)/, "")];
  return [...new Set(text.split(" "))];
}
