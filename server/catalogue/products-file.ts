import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { productsFile } from "../../catalogue/schema.ts";
import type { Product } from "../../shop/product.ts";

const widest = 120;

/** As people write the file, so that a change is a line in Git: a field a line, a short list on one. */
export function formatProducts(records: readonly unknown[]): string {
  return `[\n${records.map((record) => `  {\n${fieldsOf(record)}\n  }`).join(",\n")}\n]\n`;
}

function fieldsOf(record: unknown): string {
  const fields = Object.entries(record as Record<string, unknown>);
  return fields.map(([name, value]) => formatField(name, value)).join(",\n");
}

function formatField(name: string, value: unknown): string {
  const start = `    ${JSON.stringify(name)}: `;
  if (!Array.isArray(value)) return start + JSON.stringify(value);
  const items = value.map((item) => JSON.stringify(item));
  const line = `${start}[${items.join(", ")}]`;
  if (line.length < widest) return line;
  return `${start}[\n${items.map((item) => `      ${item}`).join(",\n")}\n    ]`;
}

/** In the file a piece is in stock where it doesn't say otherwise. */
export function toFileRecord({ inStock, ...product }: Product): Record<string, unknown> {
  return inStock ? product : { ...product, inStock };
}

/** The whole file or none of it: whoever reads it meanwhile sees the old one. */
export async function writeProducts(root: string, records: readonly unknown[]): Promise<void> {
  const file = join(root, productsFile);
  await writeFile(`${file}.new`, formatProducts(records));
  await rename(`${file}.new`, file);
}
