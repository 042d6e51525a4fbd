import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Product } from "../../shop/pieces/product.ts";

const widest = 120;

/** Formatted as people write the file, for readable diffs: one field per line, short lists on one line. */
export function formatProducts(records: readonly unknown[]): string {
  return `[\n${records.map((record) => `  ${format(record, "  ")}`).join(",\n")}\n]\n`;
}

/** The same for a file that holds one record: the settings, the policies. */
export function formatRecord(record: unknown): string {
  return `${format(record, "")}\n`;
}

function format(value: unknown, indent: string, start = indent): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = (parts: readonly string[]) => parts.map((part) => `\n${inner}${part}`).join(",");
  if (!Array.isArray(value)) {
    const fields = Object.entries(value).map(([name, field]) => {
      const key = `${JSON.stringify(name)}: `;
      return key + format(field, inner, inner + key);
    });
    return `{${lines(fields)}\n${indent}}`;
  }
  const line = `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
  const isShort = value.every((item) => typeof item !== "object") && start.length + line.length < widest;
  return isShort ? line : `[${lines(value.map((item) => format(item, inner)))}\n${indent}]`;
}

/** In the file, pieces are in stock by default. */
export function toFileRecord({ inStock, ...product }: Product): Record<string, unknown> {
  return inStock ? product : { ...product, inStock };
}

/** Each file is replaced atomically. */
export async function writeFiles(root: string, texts: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of texts) await writeFile(join(root, `${file}.new`), text);
  for (const file of texts.keys()) await rename(join(root, `${file}.new`), join(root, file));
}
