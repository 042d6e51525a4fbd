import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { PictureFacts } from "./encode.ts";
import { parsePictureName } from "./picture-kind.ts";

const pictureSchema: z.ZodType<PictureFacts> = z.object({
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  tone: z.string(),
  colour: z.string(),
});
const manifestSchema = z.object({ pictures: z.record(z.string(), pictureSchema) });

export type Entries = Map<string, PictureFacts>;

export function readManifest(path: string): Entries {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw error;
  }
  try {
    return new Map(Object.entries(manifestSchema.parse(JSON.parse(text)).pictures));
  } catch (cause) {
    throw new DamagedManifest(`${path} is damaged; restore it from the repository`, { cause });
  }
}

export class DamagedManifest extends Error {}

/** Atomic: a reader sees the old manifest or the new one, even when the process is killed. */
export function writeManifest(path: string, entries: Entries): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, formatManifest(entries), { flush: true });
  renameSync(unfinished, path);
}

/** One picture per line, in the order of the catalogue, for readable diffs. */
export function formatManifest(entries: Entries): string {
  const sorted = [...entries].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  const pictures = sorted.map(([name, entry]) => line(name, entry));
  const previews = sorted.flatMap(([name, { hash }]) => {
    const kind = parsePictureName(name);
    return kind?.type === "product" && kind.preview ? line(kind.preview, { hash }) : [];
  });
  return `{\n"pictures": {\n${pictures.join(",\n")}\n},\n"previews": {\n${previews.join(",\n")}\n}\n}\n`;
}

function line(name: string, value: unknown): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}
