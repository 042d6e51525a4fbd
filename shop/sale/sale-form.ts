import { type TypedFields, typedNumber } from "../editor/piece-form.ts";
import { formatDesk, grouped, type Rupees } from "../money/rupees.ts";
import { type Day, dayOf, dayToText, parseDay } from "../pakistan-days.ts";
import type { ListingSlug } from "../pieces/product.ts";
import {
  cutPrice,
  isSalePrice,
  longestSale,
  mostPercent,
  type SaleCut,
  type SaleTerms,
  tiledPercents,
} from "./sale.ts";
import type { DeskSale } from "./sale-desk.ts";
import { commonListing } from "./sale-words.ts";

/** As typed. */
export type SaleValues = {
  /** A tile's per cent, or "other". */
  less: string;
  /** Another per cent or sum; one of them is filled in. */
  percent: string;
  sum: string;
  from: string;
  until: string;
  /** By the piece's id. */
  prices: Readonly<Record<number, string>>;
};

export type FormPiece = { id: number; price: Rupees; listings: readonly ListingSlug[] };

/** The messages, by the field's name. */
export type SaleFaults = Readonly<Record<string, string>>;

export function priceField(id: number): string {
  return `price-${id}`;
}

export function readSaleValues(fields: TypedFields, ids: readonly number[]): SaleValues {
  return {
    ...{ less: fields.get("less"), percent: fields.get("percent"), sum: fields.get("sum") },
    ...{ from: fields.get("from"), until: fields.get("until") },
    prices: Object.fromEntries(ids.map((id) => [id, fields.get(priceField(id))])),
  };
}

/** Undefined where neither a per cent nor a sum can be read. */
export function typedCut({ less, percent, sum }: Pick<SaleValues, "less" | "percent" | "sum">): SaleCut | undefined {
  const tile = tiledPercents.find((each) => String(each) === less);
  if (tile) return { percent: tile };
  const [typedPercent, typedSum] = [typedNumber(percent), typedNumber(sum)];
  if (typedPercent !== undefined)
    return Number.isInteger(typedPercent) && typedPercent >= 1 && typedPercent <= mostPercent
      ? { percent: typedPercent }
      : undefined;
  return Number.isSafeInteger(typedSum) && Number(typedSum) >= 1 ? { sum: Number(typedSum) } : undefined;
}

export function cutValues(cut: SaleCut): Pick<SaleValues, "less" | "percent" | "sum"> {
  if ("sum" in cut) return { less: "other", percent: "", sum: String(cut.sum) };
  const isTile = tiledPercents.some((each) => each === cut.percent);
  return { less: isTile ? String(cut.percent) : "other", percent: isTile ? "" : String(cut.percent), sum: "" };
}

export function cutPrices(pieces: readonly FormPiece[], cut: SaleCut | undefined): Record<number, string> {
  const inField = (price: Rupees | undefined) => (price === undefined ? "" : grouped(price));
  return Object.fromEntries(pieces.map(({ id, price }) => [id, inField(cut && cutPrice(price, cut))]));
}

/** The prices of another cut; those that were changed by hand stay. */
export function pricesAfter(
  pieces: readonly FormPiece[],
  prices: SaleValues["prices"],
  { from, to }: { from: SaleCut | undefined; to: SaleCut },
): Record<number, string> {
  const [before, after] = [cutPrices(pieces, from), cutPrices(pieces, to)];
  const isOfCut = (id: number) => typedNumber(prices[id] ?? "") === typedNumber(before[id] ?? "");
  return Object.fromEntries(pieces.map(({ id }) => [id, (isOfCut(id) ? after[id] : prices[id]) ?? ""]));
}

type Context = {
  pieces: readonly FormPiece[];
  today: Day;
  /** Of a sale that runs: its first day stays. */
  begun?: Day | undefined;
};

export function checkSale(values: SaleValues, { pieces, today, begun }: Context): SaleTerms | { faults: SaleFaults } {
  const cut = typedCut(values);
  const from = begun ?? parseDay(values.from);
  const until = parseDay(values.until);
  const priced = pieces.map(({ id, price }) => ({
    id,
    price: typedNumber(values.prices[id] ?? ""),
    fullPrice: price,
  }));
  const faults: Record<string, string> = {};
  if (!cut) faults.less = `Say how much less: 1 to ${mostPercent} per cent, or a sum.`;
  if (from === undefined || (begun === undefined && from < today)) faults.from = "Choose today or a later day.";
  else if (from > today + longestSale) faults.from = "That is more than a year ahead.";
  if (until === undefined || until < today || (from !== undefined && until < from))
    faults.until = "The last day can’t be before the first.";
  else if (from !== undefined && until - from >= longestSale) faults.until = "A sale can’t be longer than a year.";
  for (const { id, price, fullPrice } of priced)
    if (!isSalePrice(price, fullPrice))
      faults[priceField(id)] = `From Rs\u00a0100 and below its ${formatDesk(fullPrice)}, please.`;
  if (pieces.length === 0) faults.pieces = "Tick a piece first.";
  if (!cut || from === undefined || until === undefined || Object.keys(faults).length > 0) return { faults };
  const valid = priced.map(({ price, ...piece }) => ({ ...piece, price: Number(price) }));
  return { cut, from, until, listing: commonListing(pieces), pieces: valid };
}

/** A form's first values: from today, for three days. */
export function firstValues(pieces: readonly FormPiece[], cut: SaleCut, today: Day): SaleValues {
  const [from, until] = [dayToText(today), dayToText(today + 2)];
  return { ...cutValues(cut), from, until, prices: cutPrices(pieces, cut) };
}

/** Of a sale that is there; pieces that were added get the price of its cut. */
export function valuesOf({ cut, fromAt, untilAt, pieces }: DeskSale, rows: readonly FormPiece[]): SaleValues {
  const prices = {
    ...cutPrices(rows, cut),
    ...Object.fromEntries(pieces.map(({ id, price }) => [id, grouped(price)])),
  };
  return { ...cutValues(cut), from: dayToText(dayOf(fromAt)), until: dayToText(dayOf(untilAt)), prices };
}

/** The cut that a form's prices were made with: "15%", "500". */
export function cutText(cut: SaleCut): string {
  return "percent" in cut ? `${cut.percent}%` : String(cut.sum);
}

export function parseCut(text: string): SaleCut | undefined {
  const isPercent = text.endsWith("%");
  return typedCut({ less: "other", percent: isPercent ? text.slice(0, -1) : "", sum: isPercent ? "" : text });
}
