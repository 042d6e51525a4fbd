import { htmlToText, textToHtml } from "../pieces/description-text.ts";
import type { PieceRecord } from "../pieces/product.ts";
import type { Stock } from "../pieces/stock.ts";
import { isRecord } from "../record.ts";
import { cleanText } from "../typed-text.ts";
import { type PieceField, pieceLabels } from "./piece-changes.ts";
import type { PieceFacts, RecordFault } from "./piece-desk.ts";
import { formField } from "./piece-faults.ts";

/** A form's text fields; `all` for names that occur more than once. */
export type TypedFields = { get(name: string): string; all(name: string): readonly string[] };

export function typedFields(form: { getAll(name: string): unknown[] }): TypedFields {
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return { all, get: (name) => all(name)[0] ?? "" };
}

/** "Rs 95,000" is 95000. Undefined where nothing was typed, NaN where it isn't a number: the catalogue's check reports it. */
export function typedNumber(text: string): number | undefined {
  const digits = text.replace(/^\s*(?:rs\.?|pkr)\s*/i, "").replace(/[\s,_\u00a0]/g, "");
  if (digits === "") return undefined;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** "16, 17, 18"; empty parts are dropped. */
export function typedList(text: string): string[] {
  return text
    .split(/[,،\n]/)
    .map((part) => cleanText(part, "one"))
    .filter((part) => part !== "");
}

/** Reads the editor's form into a record, which the catalogue's check validates. */
export function readPiece(
  fields: TypedFields,
  id: number,
  facts: Pick<PieceFacts, "categories">,
  before?: Pick<PieceRecord, "listings" | "stones">,
): { id: number } & Record<string, unknown> {
  const line = (name: string) => cleanText(fields.get(name), "one");
  const list = (name: string) => typedList(fields.get(name));
  const category = line("category");
  const description = fields.get("description");
  const [sizes, scents] = [list("sizes"), list("scents")];
  const kilos = list("kilos").map((kilo) => typedNumber(kilo));
  const goesWith = list("goesWith").map((id) => typedNumber(id));
  const hoverImage = line("hoverImage");
  const [material, weight] = [line("material"), line("weight")];
  const images = fields.all("images").flatMap(typedList);
  const altTexts = readAltTexts(fields, images);
  return {
    id,
    name: line("name"),
    price: typedNumber(fields.get("price")),
    salePrice: typedNumber(fields.get("salePrice")) ?? null,
    category,
    listings: listingsOf(category, fields.all("listings"), facts, before?.listings),
    badge: line("badge"),
    metal: line("metal"),
    stones: orderedAs(before?.stones, fields.all("stones")),
    summary: line("summary"),
    ...(material && { material }),
    ...(weight && { weight }),
    description: fields.get("descriptionAs") === "html" ? description.trim() : textToHtml(description),
    images,
    inStock: fields.get("inStock") !== "no",
    ...(hoverImage && { hoverImage }),
    ...(Object.keys(altTexts).length > 0 && { altTexts }),
    ...(sizes.length > 0 && { sizes }),
    ...(fields.get("dupatta") === "yes" && { dupatta: true }),
    ...(scents.length > 0 && { scents }),
    ...(kilos.length > 0 && { kilos }),
    ...(goesWith.length > 0 && { goesWith }),
  };
}

/** The name of a picture's alt text field. */
export function altField(picture: string): string {
  return `alt-${picture}`;
}

/** The alt texts that were typed; other pictures get generated ones. */
function readAltTexts(fields: TypedFields, images: readonly string[]): Record<string, string> {
  const written = images.map((name) => [name, cleanText(fields.get(altField(name)), "one")] as const);
  return Object.fromEntries(written.filter(([, words]) => words !== ""));
}

/** The category's listing first, unless the listings are the same as before. */
function listingsOf(
  category: string,
  also: readonly string[],
  { categories }: Pick<PieceFacts, "categories">,
  before: readonly string[] | undefined,
): string[] {
  const home = categories.find(({ name }) => name === category)?.listing;
  return orderedAs(before, [...new Set([...(home ? [home] : []), ...also])]);
}

/** Keeps the previous order where the values are the same: a form has an order of its own. */
function orderedAs(before: readonly string[] = [], chosen: readonly string[]): string[] {
  const isSame = chosen.length === before.length && before.every((each) => chosen.includes(each));
  return [...(isSame ? before : chosen)];
}

/** A record as the form's text fields. */
export function pieceFields(record: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const list = (value: unknown) => (Array.isArray(value) ? value.join(", ") : "");
  const number = (value: unknown) => (typeof value === "number" && !Number.isNaN(value) ? String(value) : "");
  const html = String(record.description ?? "");
  const text = htmlToText(html);
  return {
    name: String(record.name ?? ""),
    summary: String(record.summary ?? ""),
    material: String(record.material ?? ""),
    weight: String(record.weight ?? ""),
    description: text ?? html,
    descriptionAs: text === undefined ? "html" : "text",
    price: number(record.price),
    salePrice: number(record.salePrice),
    sizes: list(record.sizes),
    scents: list(record.scents),
    kilos: list(record.kilos),
    goesWith: list(record.goesWith),
  };
}

/** The typed counts; undefined (not counted) where nothing is typed. */
export function typedStock(fields: TypedFields, sizes: readonly string[]): Stock | undefined {
  const whole = typedNumber(fields.get("left"));
  const counted = [
    ...(whole === undefined ? [] : [["", whole] as const]),
    ...sizes.flatMap((size) => {
      const left = typedNumber(fields.get(`left-${size}`));
      return left === undefined ? [] : [[size, left] as const];
    }),
  ];
  return counted.length === 0 ? undefined : Object.fromEntries(counted);
}

/** Reads counts from JSON; what isn't a number isn't counted. */
export function stockIn(value: unknown): Stock | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([size, left]) => (typeof left === "number" ? [[size, left]] : [])),
  );
}

const mostPieces = 9999;

export function stockFault(stock: Stock | undefined): RecordFault | undefined {
  const isWrong = Object.values(stock ?? {}).some((left) => !Number.isInteger(left) || left < 0 || left > mostPieces);
  return isWrong ? { field: "stock", reason: `must be a whole number up to ${mostPieces}` } : undefined;
}

/** "Sale price must be a number."; a reason that is a sentence is returned as it is. */
export function faultInWords({ field, reason }: RecordFault, labels: Readonly<Record<string, string>>): string {
  if (reason.endsWith(".")) return reason;
  if (/^(?:there is|product|the sale price) /.test(reason))
    return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  return `${labels[field] ?? labels[field.split(".")[0] ?? ""] ?? field} ${reason}.`;
}

export const pieceFieldLabels: Readonly<Record<string, string>> = {
  ...pieceLabels,
  stock: "What is left",
  cost: "What it costs you",
};

/** The first fault of a field, as a sentence. */
export function faultAt(
  faults: readonly RecordFault[] | undefined,
  field: PieceField | "stock" | "cost",
  labels: Readonly<Record<string, string>> = pieceFieldLabels,
): string | undefined {
  const fault = faults?.find((each) => formField(each.field) === field);
  return fault && faultInWords(fault, labels);
}
