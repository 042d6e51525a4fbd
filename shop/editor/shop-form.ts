import { groupIban, ibanFault, tidyIban } from "../money/iban.ts";
import { formatDesk } from "../money/rupees.ts";
import { cleanText } from "../typed-text.ts";
import type { RecordFault } from "./piece-desk.ts";
import { faultInWords, type TypedFields, typedList, typedNumber } from "./piece-form.ts";
import { leavesOf, valueAt, withValueAt } from "./record-path.ts";
import type { ShopRecord, ShopRecordKind } from "./shop-desk.ts";
import { fieldsOf, itemCount, type ShopField, type ShopList, type ShopSection } from "./shop-field.ts";
import { shopSections } from "./shop-sections.ts";

/** A value as its input shows it. */
export function shownValue({ kind }: ShopField, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (kind === "seconds" && Number.isFinite(value)) return String(Number(value) / 1000);
  if (kind === "iban") return groupIban(String(value));
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
    case "iban":
      return tidyIban(cleanText(text, "one"));
    default:
      return cleanText(text, "one");
  }
}

/** The record with this section's typed values. List items that are ticked off, or empty, are removed. */
export function readSection(section: ShopSection, fields: TypedFields, before: ShopRecord): ShopRecord {
  let record: unknown = before;
  const { list } = section;
  // A refused form may have had more items, or fewer, than what is saved.
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
    const isKept = (index: number) =>
      fields.get(`${list.path}.${index}.out`) !== "yes" && !isEmpty(fields, `${list.path}.${index}.`, list.item);
    record = withValueAt(
      record,
      list.path,
      items.filter((_, index) => isKept(index)),
    );
  }
  return record as ShopRecord;
}

/** The name of the hidden field with the number of a list's items. */
export function countField({ path }: ShopList): string {
  return `${path}.count`;
}

export type ShopRecords = Readonly<Record<ShopRecordKind, ShopRecord>>;

/** Reads the whole form, section by section. */
export function readShop(fields: TypedFields, before: ShopRecords): ShopRecords {
  const typed = { ...before };
  for (const section of shopSections) typed[section.record] = readSection(section, fields, typed[section.record]);
  return typed;
}

/** A three-way merge like `mergeChanges`, by field; a list is merged as a whole. */
export function mergeShop(
  base: ShopRecord,
  theirs: ShopRecord,
  mine: ShopRecord,
): { merged: ShopRecord; both: string[] } {
  const paths = shopSections.flatMap(({ fields, list }) => [
    ...fields.map(({ path }) => path),
    ...(list ? [list.path] : []),
  ]);
  const isSame = (one: ShopRecord, other: ShopRecord, path: string) =>
    JSON.stringify(valueAt(one, path)) === JSON.stringify(valueAt(other, path));
  let merged: unknown = theirs;
  const both: string[] = [];
  for (const path of paths) {
    if (isSame(base, mine, path)) continue;
    merged = withValueAt(merged, path, valueAt(mine, path));
    if (!isSame(base, theirs, path) && !isSame(theirs, mine, path)) both.push(labelAt(path));
  }
  return { merged: merged as ShopRecord, both };
}

/** Whether nothing was typed into an item. Choices don't count: they always have a value. */
function isEmpty(fields: TypedFields, path: string, item: readonly ShopField[]): boolean {
  const written = item.filter(({ kind }) => kind !== "choice" && kind !== "listing" && kind !== "yes");
  return written.every(({ path: name }) => fields.get(path + name).trim() === "");
}

const plainFields = new Map(shopSections.flatMap(({ fields }) => fields.map((field) => [field.path, field] as const)));

/** The field at a path, and the name of the list item it is in; a list itself has neither. */
function fieldAt(path: string): { field?: ShopField | undefined; item?: string } {
  const field = plainFields.get(path);
  if (field) return { field };
  for (const { list } of shopSections) {
    if (!list || !path.startsWith(`${list.path}.`)) continue;
    const [index = "", ...rest] = path.slice(list.path.length + 1).split(".");
    return {
      item: `${list.name} ${Number(index) + 1}`,
      field: list.item.find((each) => each.path === rest.join(".") || each.path === rest[0]),
    };
  }
  return {};
}

/** "Announcement", "Slide 2, title"; the path itself for unknown fields. */
export function labelAt(path: string): string {
  const { field, item } = fieldAt(path);
  if (item) return field ? `${item}, ${field.label.toLowerCase()}` : item;
  return field?.label ?? shopSections.find(({ list }) => list?.path === path)?.title ?? path;
}

/** A stored value in the form's words. */
function leafInWords(path: string, text: string | undefined): string {
  if (!text) return "none";
  const { field } = fieldAt(path);
  if (field?.kind === "seconds") return inSeconds(text);
  if (field?.kind === "yes") return text === "true" ? "yes" : "no";
  return field?.choices?.[text] ?? text;
}

const inSeconds = (milliseconds: string) => `${Number(milliseconds) / 1000} seconds`;

/** A fault of the catalogue's check, as a sentence. */
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

/** Changes that affect every order have to be confirmed before they are saved. */
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
  // An incomplete wallet is refused anyway.
  if (old.join() !== next.join() && next.every((part) => typeof part === "string" && part !== ""))
    warnings.push(`From now on shoppers send their money to ${next.join(", ")}. Read the number once more.`);
  const account = (record: ShopRecord) =>
    ["iban", "accountTitle"].map((name) => String(valueAt(record, `raast.${name}`) ?? ""));
  const [iban = "", title = ""] = account(after);
  if (account(before).join() !== `${iban},${title}` && ibanFault(iban) === undefined && title !== "")
    warnings.push(`From now on payments by Raast go to ${groupIban(iban)}, ${title}. Read the IBAN once more.`);
  return warnings;
}
