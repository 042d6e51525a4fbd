import { isRecord } from "../record.ts";

/** A value within a record, by the way that leads to it: "wallet.name", "bannerSlides.0.title". */
export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const step of path.split(".")) {
    if (!isRecord(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

/** Another record with this value in it; undefined takes it out. */
export function withValueAt(record: unknown, path: string, value: unknown): unknown {
  const [step = "", ...rest] = path.split(".");
  const inner = isRecord(record) && Object.hasOwn(record, step) ? record[step] : undefined;
  const next = rest.length === 0 ? value : withValueAt(inner ?? {}, rest.join("."), value);
  if (Array.isArray(record)) {
    const copy: unknown[] = [...record];
    copy[Number(step)] = next;
    return copy;
  }
  const { [step]: _, ...others } = isRecord(record) ? record : {};
  if (next === undefined) return others;
  return isRecord(record) && Object.hasOwn(record, step) ? { ...record, [step]: next } : { ...others, [step]: next };
}

/** Every text, number and truth in a record with the way that leads to it. */
export function leavesOf(record: unknown, path = ""): [string, string][] {
  if (record === undefined) return [];
  if (!isRecord(record)) return [[path, String(record)]];
  if (Array.isArray(record) && record.every((item) => !isRecord(item))) return [[path, record.join(", ")]];
  return Object.entries(record).flatMap(([step, value]) => leavesOf(value, path ? `${path}.${step}` : step));
}
