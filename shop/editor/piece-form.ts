import { htmlToText, textToHtml } from "../pieces/description-text.ts";
import type { PieceRecord } from "../pieces/product.ts";
import type { Stock } from "../pieces/stock.ts";
import { isRecord } from "../record.ts";
import { cleanText } from "../typed-text.ts";
import { type PieceField, pieceLabels } from "./piece-changes.ts";
import type { PieceFacts, RecordFault } from "./piece-desk.ts";
import { formField } from "./piece-faults.ts";

/** What was typed, by name: several values where a name stands several times. */
export type TypedFields = { get(name: string): string; all(name: string): readonly string[] };

export function typedFields(form: { getAll(name: string): unknown[] }): TypedFields {
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return { all, get: (name) => all(name)[0] ?? "" };
}

/** "Rs 95,000" is 95000. Undefined where nothing was typed, NaN where it is no number: the check says so. */
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

/** The record that the editor's form says. Whether it is one, the catalogue's check decides. */
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
  const hoverImage = line("hoverImage");
  const images = fields.all("images").flatMap(typedList);
  const altTexts = readAlts(fields, images);
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
    description: fields.get("descriptionAs") === "html" ? description.trim() : textToHtml(description),
    images,
    inStock: fields.get("inStock") !== "no",
    ...(hoverImage && { hoverImage }),
    ...(Object.keys(altTexts).length > 0 && { altTexts }),
    ...(sizes.length > 0 && { sizes }),
    ...(fields.get("dupatta") === "yes" && { dupatta: true }),
    ...(scents.length > 0 && { scents }),
    ...(kilos.length > 0 && { kilos }),
  };
}

/** The name of the field for a picture's words. */
export function altField(picture: string): string {
  return `alt-${picture}`;
}

/** Of the pictures that it has; one without words of its own gets those that are made. */
function readAlts(fields: TypedFields, images: readonly string[]): Record<string, string> {
  const written = images.map((name) => [name, cleanText(fields.get(altField(name)), "one")] as const);
  return Object.fromEntries(written.filter(([, words]) => words !== ""));
}

/** Its category's listing first, unless it stood in the same ones in another order. */
function listingsOf(
  category: string,
  also: readonly string[],
  { categories }: Pick<PieceFacts, "categories">,
  before: readonly string[] | undefined,
): string[] {
  const home = categories.find(({ name }) => name === category)?.listing;
  return orderedAs(before, [...new Set([...(home ? [home] : []), ...also])]);
}

/** As they stood, where they are the same ones: a form has an order of its own. */
function orderedAs(before: readonly string[] = [], chosen: readonly string[]): string[] {
  const isSame = chosen.length === before.length && before.every((each) => chosen.includes(each));
  return [...(isSame ? before : chosen)];
}

/** The form's fields as a record has them. */
export function pieceFields(record: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const list = (value: unknown) => (Array.isArray(value) ? value.join(", ") : "");
  const number = (value: unknown) => (typeof value === "number" && !Number.isNaN(value) ? String(value) : "");
  const html = String(record.description ?? "");
  const text = htmlToText(html);
  return {
    name: String(record.name ?? ""),
    summary: String(record.summary ?? ""),
    description: text ?? html,
    descriptionAs: text === undefined ? "html" : "text",
    price: number(record.price),
    salePrice: number(record.salePrice),
    sizes: list(record.sizes),
    scents: list(record.scents),
    kilos: list(record.kilos),
  };
}

/** Not counted where nothing is typed; by size where the sizes have fields of their own. */
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

/** A count that was kept as JSON; what is no number isn't counted. */
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

/** "Sale price is no number."; reasons that are sentences of their own stand alone. */
export function faultInWords({ field, reason }: RecordFault, labels: Readonly<Record<string, string>>): string {
  if (reason.endsWith(".")) return reason;
  if (/^(?:there is|product|the sale price) /.test(reason))
    return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  return `${labels[field] ?? labels[field.split(".")[0] ?? ""] ?? field} ${reason}.`;
}

export const pieceFieldLabels: Readonly<Record<string, string>> = { ...pieceLabels, stock: "What is left" };

/** The first thing wrong with a field, in a sentence. */
export function faultAt(
  faults: readonly RecordFault[] | undefined,
  field: PieceField | "stock",
  labels: Readonly<Record<string, string>> = pieceFieldLabels,
): string | undefined {
  const fault = faults?.find((each) => formField(each.field) === field);
  return fault && faultInWords(fault, labels);
}
