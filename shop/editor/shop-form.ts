import { formatDesk } from "../money/rupees.ts";
import { cleanText } from "../typed-text.ts";
import type { RecordFault } from "./piece-desk.ts";
import { faultInWords, type TypedFields, typedList, typedNumber } from "./piece-form.ts";
import { leavesOf, valueAt, withValueAt } from "./record-path.ts";
import type { ShopRecord, ShopRecordKind } from "./shop-desk.ts";
import { fieldsOf, itemCount, type ShopField, type ShopList, type ShopSection, shopSections } from "./shop-sections.ts";

/** What a field's input shows of its value. */
export function shownValue({ kind }: ShopField, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (kind === "seconds" && Number.isFinite(value)) return String(Number(value) / 1000);
  if (Array.isArray(value)) return value.join(kind === "lines" ? "\n" : ", ");
  return typeof value === "number" && Number.isNaN(value) ? "" : String(value);
}

function typedValue({ kind, optional }: ShopField, text: string): unknown {
  if (optional && text.trim() === "") return undefined;
  switch (kind) {
    case "number":
      return typedNumber(text);
    case "seconds":
      return /^\s*\d{1,4}(?:\.\d{1,3})?\s*$/.test(text) ? Math.round(Number(text) * 1000) : typedNumber(text);
    case "ids":
      return typedList(text).map((id) => typedNumber(id));
    case "lines":
      return cleanText(text, "many")
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    case "yes":
      return text === "yes";
    default:
      return cleanText(text, "one");
  }
}

/** The record with what this section's form says. Items that are left out, or empty, are gone. */
export function readSection(section: ShopSection, fields: TypedFields, before: ShopRecord): ShopRecord {
  let record: unknown = before;
  const { list } = section;
  // What was refused may have had more items, or fewer, than what is saved.
  const shown = list ? Number(fields.get(countField(list))) || itemCount(section, before) : 0;
  const count = Math.min(list?.most ?? 0, shown);
  if (list && count > 0) {
    const saved = valueAt(before, list.path);
    record = withValueAt(record, list.path, Array.isArray(saved) ? saved.slice(0, count) : []);
  }
  for (const { field } of fieldsOf(section, before, count))
    record = withValueAt(record, field.path, typedValue(field, fields.get(field.path)));
  const items = list ? valueAt(record, list.path) : undefined;
  if (list && Array.isArray(items)) {
    const isKept = (place: number) =>
      fields.get(`${list.path}.${place}.out`) !== "yes" && !isEmpty(fields, `${list.path}.${place}.`, list.item);
    record = withValueAt(
      record,
      list.path,
      items.filter((_, place) => isKept(place)),
    );
  }
  return record as ShopRecord;
}

/** The name of the field that says how many items of a list the form has. */
export function countField({ path }: ShopList): string {
  return `${path}.count`;
}

export type ShopRecords = Readonly<Record<ShopRecordKind, ShopRecord>>;

/** Everything that the page's form says, section by section. */
export function readShop(fields: TypedFields, before: ShopRecords): ShopRecords {
  const typed = { ...before };
  for (const section of shopSections) typed[section.record] = readSection(section, fields, typed[section.record]);
  return typed;
}

/** What is his, and in it whatever she has changed since both began from `base`: a field, or a list as a whole. */
export function mergeShop(base: ShopRecord, his: ShopRecord, hers: ShopRecord): { merged: ShopRecord; both: string[] } {
  const paths = shopSections.flatMap(({ fields, list }) => [
    ...fields.map(({ path }) => path),
    ...(list ? [list.path] : []),
  ]);
  const isSame = (one: ShopRecord, other: ShopRecord, path: string) =>
    JSON.stringify(valueAt(one, path)) === JSON.stringify(valueAt(other, path));
  let merged: unknown = his;
  const both: string[] = [];
  for (const path of paths) {
    if (isSame(base, hers, path)) continue;
    merged = withValueAt(merged, path, valueAt(hers, path));
    if (!isSame(base, his, path) && !isSame(his, hers, path)) both.push(labelAt(path));
  }
  return { merged: merged as ShopRecord, both };
}

/** A choice is always made: only what is written shows that somebody wanted the item. */
function isEmpty(fields: TypedFields, path: string, item: readonly ShopField[]): boolean {
  const written = item.filter(({ kind }) => kind !== "choice" && kind !== "listing" && kind !== "yes");
  return written.every(({ path: name }) => fields.get(path + name).trim() === "");
}

const plainFields = new Map(shopSections.flatMap(({ fields }) => fields.map((field) => [field.path, field] as const)));

/** The field at a path, and of which item of a list; a bare list has neither. */
function fieldAt(path: string): { field?: ShopField | undefined; item?: string } {
  const field = plainFields.get(path);
  if (field) return { field };
  for (const { list } of shopSections) {
    if (!list || !path.startsWith(`${list.path}.`)) continue;
    const [place = "", ...rest] = path.slice(list.path.length + 1).split(".");
    return {
      item: `${list.name} ${Number(place) + 1}`,
      field: list.item.find((each) => each.path === rest.join(".") || each.path === rest[0]),
    };
  }
  return {};
}

/** "Announcement", "Slide 2, title"; the bare path for what no section names. */
export function labelAt(path: string): string {
  const { field, item } = fieldAt(path);
  if (item) return field ? `${item}, ${field.label.toLowerCase()}` : item;
  return field?.label ?? shopSections.find(({ list }) => list?.path === path)?.title ?? path;
}

/** What a record holds, as the form says it. */
function leafInWords(path: string, text: string | undefined): string {
  if (!text) return "none";
  const { field } = fieldAt(path);
  if (field?.kind === "seconds") return inSeconds(text);
  if (field?.kind === "yes") return text === "true" ? "yes" : "no";
  return field?.choices?.[text] ?? text;
}

const inSeconds = (milliseconds: string) => `${Number(milliseconds) / 1000} seconds`;

/** What the catalogue's check says of a field, in a sentence. */
export function shopFaultInWords({ field: path, reason }: RecordFault): string {
  const isTime = fieldAt(path).field?.kind === "seconds";
  const said = isTime ? reason.replace(/\d+/, inSeconds) : reason;
  return faultInWords({ field: path, reason: said }, { [path]: labelAt(path) });
}

export type ShopChange = { label: string; from: string; to: string };

export function shopChanges(before: ShopRecord, after: ShopRecord): ShopChange[] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({
      label: labelAt(path),
      from: leafInWords(path, was.get(path)),
      to: leafInWords(path, is.get(path)),
    }));
}

/** What touches every order is said plainly before it is saved. */
export function plainWarnings(before: ShopRecord, after: ShopRecord): string[] {
  const [was, is] = [valueAt(before, "deliveryCharge"), valueAt(after, "deliveryCharge")];
  const warnings: string[] = [];
  if (was !== is && typeof is === "number" && Number.isSafeInteger(is) && typeof was === "number")
    warnings.push(
      `From now on every order pays ${formatDesk(is)} for delivery. Orders taken before keep their ${formatDesk(was)}.`,
    );
  const wallet = (record: ShopRecord) =>
    ["name", "accountNumber", "accountTitle"].map((name) => valueAt(record, `wallet.${name}`));
  const [old, next] = [wallet(before), wallet(after)];
  // One that isn't whole is refused; there is nothing to read once more.
  if (old.join() !== next.join() && next.every((part) => typeof part === "string" && part !== ""))
    warnings.push(`From now on shoppers send their money to ${next.join(", ")}. Read the number once more.`);
  return warnings;
}
