import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type PictureKind, parsePictureName } from "../../server/pictures/picture-kind.ts";

/** A photograph as the seller gave it; its file name says what kind of picture it becomes. */
export type Master = { name: string; path: string; kind: PictureKind };

const photograph = /\.(jpe?g|png)$/i;

export async function findMasters(folder: string): Promise<{ masters: Master[]; strangers: string[] }> {
  const masters = new Map<string, Master>();
  const strangers: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    if (file.startsWith(".")) continue;
    const name = file.replace(photograph, "");
    const kind = name === file ? undefined : parsePictureName(name);
    if (!kind || masters.has(name)) strangers.push(file);
    else masters.set(name, { name, path: join(folder, file), kind });
  }
  return { masters: [...masters.values()], strangers };
}
