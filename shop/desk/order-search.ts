import { orderNumberAlphabet, parseOrderNumber } from "../order/number.ts";
import type { Order, OrderLine } from "../order/order.ts";
import { digitsOf } from "../typed-text.ts";

/** Of the stored text: what doesn't fit isn't found. */
const maxBytes = 8000;

export const maxSearch = 80;

/** Of a sum: more can't be compared exactly. */
const maxDigits = 12;

const encoder = new TextEncoder();

export function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** "7f3k92" of "NQ-7F3K-92". */
function shortNumber(number: string): string {
  return number.slice(3).replace("-", "").toLowerCase();
}

type SearchableOrder = Pick<Order, "number" | "notes"> & {
  lines: readonly Pick<OrderLine, "name">[];
  customer: Pick<Order["customer"], "name" | "city" | "phone" | "email">;
};

/** What comes after an order was placed; private notes newest first. */
type Later = { tracking?: string | null; privateNotes?: readonly string[] };

/** The text that an order is found by, stored beside it. A total is looked for in its own column. */
export function searchText(order: SearchableOrder, { tracking, privateNotes = [] }: Later = {}): string {
  const { number, customer, lines, notes } = order;
  const { name, city, phone, email } = customer;
  const parts = [shortNumber(number), phoneDigits(phone), name, city, email, ungrouped(plain(tracking ?? ""))];
  return joined([...parts, ...pieceNames(lines), notes, ...privateNotes].filter((part) => part !== ""));
}

/** A tracking number without its grouping. */
function ungrouped(text: string): string {
  return text.replace(/[\s./-]/g, "");
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
    if (encoder.encode(longer).length > maxBytes) continue;
    text = longer;
  }
  return text;
}

/** What a search asks for: all of the terms, or this total. */
export type OrderSearch = { terms: readonly string[]; total?: number };

/** "rs" or a comma says that a sum is meant; digits alone may be a part of a phone or tracking number, too. */
const amount = /^(rs\.?|pkr)? ?([\p{Nd}][\p{Nd},٬،]*)(\/-|\.00)?$/u;

export function parseOrderSearch(typed: string): OrderSearch {
  const [whole, currency, figure = ""] = amount.exec(plain(typed.slice(0, maxSearch))) ?? [];
  const digits = digitsOf(figure);
  if (whole === undefined || digits === "" || digits.length > maxDigits) return { terms: searchTerms(typed) };
  const isSum = currency !== undefined || digits.length < figure.length;
  return { terms: isSum ? [] : searchTerms(typed), total: Number(digits) };
}

/** The part of a term that can stand in a tracking number, however it is grouped; undefined where it can't. */
export function trackingPart(term: string): string | undefined {
  const part = ungrouped(term);
  return /^(?=.*\d)[0-9a-z]{3,}$/.test(part) ? part : undefined;
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
    if ([...part].every((character) => orderNumberAlphabet.includes(character.toUpperCase()))) return [part];
  }
  const number = parseOrderNumber(text);
  if (number) return [shortNumber(number)];
  const digits = digitsOf(text);
  if (phoneLike.test(text) && digits.length > 2) return [digits.replace(/^(0092|92(?=\d{9,})|0)/, "")];
  return [...new Set(text.split(" "))];
}
