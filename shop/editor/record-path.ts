import { isRecord } from "../record.ts";

/** The value at a path: "wallet.name", "bannerSlides.0.title". */
export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const key of path.split(".")) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** A copy of the record with this value; undefined removes it, and a record that it leaves empty. */
export function withValueAt(record: unknown, path: string, value: unknown): unknown {
  const [key = "", ...rest] = path.split(".");
  const inner = isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;
  const next = rest.length === 0 ? value : withValueAt(inner ?? {}, rest.join("."), value);
  if (Array.isArray(record)) {
    const copy: unknown[] = [...record];
    copy[Number(key)] = next;
    return copy;
  }
  const { [key]: _, ...others } = isRecord(record) ? record : {};
  if (next === undefined || (value === undefined && isEmptyRecord(next))) return others;
  return isRecord(record) && Object.hasOwn(record, key) ? { ...record, [key]: next } : { ...others, [key]: next };
}

const isEmptyRecord = (value: unknown) => isRecord(value) && Object.keys(value).length === 0;

/** Every leaf of a record with its path; a list of plain values is one leaf. */
export function leavesOf(record: unknown, path = ""): [string, string][] {
  if (record === undefined) return [];
  if (!isRecord(record)) return [[path, String(record)]];
  if (Array.isArray(record) && record.every((item) => !isRecord(item))) return [[path, record.join(", ")]];
  return Object.entries(record).flatMap(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key));
}
