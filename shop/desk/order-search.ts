import { orderNumberAlphabet, parseOrderNumber } from "../order/number.ts";
import type { Order, OrderLine } from "../order/order.ts";
import { digitsOf } from "../typed-text.ts";

/** A database index limits the length of its rows. */
const maxBytes = 1200;

export const maxSearch = 80;

const encoder = new TextEncoder();

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** "7f3k92" of "NQ-7F3K-92". */
function shortNumber(number: string): string {
  return number.slice(3).replace("-", "").toLowerCase();
}

type SearchableOrder = Pick<Order, "number"> & {
  lines: readonly Pick<OrderLine, "name">[];
  customer: Pick<Order["customer"], "name" | "city" | "phone">;
};

/** The text that an order is found by, stored beside it. Pieces come last: they may be cut off. */
export function searchText({ number, customer, lines }: SearchableOrder): string {
  const { name, city, phone } = customer;
  return joined([shortNumber(number), phoneDigits(phone), name, city, ...pieceNames(lines)]);
}

/** As `searchText`, for an offer. */
export function offerSearchText({ name, phone }: { name: string; phone: string }, lines: SearchableOrder["lines"]) {
  return joined([phoneDigits(phone), name, ...pieceNames(lines)]);
}

function phoneDigits(phone: string): string {
  return digitsOf(phone).slice(-10);
}

function pieceNames(lines: SearchableOrder["lines"]): string[] {
  return [...new Set(lines.map((line) => line.name))];
}

function joined(parts: readonly string[]): string {
  let text = "";
  for (const part of parts.map(plain)) {
    const longer = text === "" ? part : `${text}\n${part}`;
    if (encoder.encode(longer).length > maxBytes) break;
    text = longer;
  }
  return text;
}

/** Digits, and what people write between them. */
const phoneLike = /^[+(]?[\p{Nd}\s()./-]+$/u;

/**
 * The parts of a typed search, all of which have to match: an order number in any spelling, a phone number with or
 * without its country code, or words in any order.
 */
export function searchTerms(typed: string): string[] {
  const text = plain(typed.slice(0, maxSearch));
  if (text === "") return [];
  // "nq-7f3k" is the beginning of a number; without this check it would be read as a whole one without prefix.
  if (/^nq[\s-]*\S/.test(text)) {
    const part = text.slice(2).replace(/[\s-]/g, "");
    if ([...part].every((sign) => orderNumberAlphabet.includes(sign.toUpperCase()))) return [part];
  }
  const number = parseOrderNumber(text);
  if (number) return [shortNumber(number)];
  const digits = digitsOf(text);
  if (phoneLike.test(text) && digits.length > 2) return [digits.replace(/^(0092|92(?=\d{9,})|0)/, "")];
  return [...new Set(text.split(" "))];
}
