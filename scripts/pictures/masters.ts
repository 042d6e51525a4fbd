import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { BannerCrop } from "../../shop/banner-art.ts";

/** A photograph as the seller gave it; what it becomes is told by its name alone. */
export type Master = { name: string; path: string; kind: Kind };
export type Kind = { type: "product"; id: number; leads: boolean } | { type: "banner"; crop: BannerCrop };

const product = /^(?<id>[1-9]\d*)-(?<view>hero|worn|macro|angle|dark)$/;
const banner = /^banner-art-\d+-(?<crop>mobile|desktop)$/;
const photograph = /\.(jpe?g|png)$/i;

export function parsePictureName(name: string): Kind | undefined {
  const { id, view } = product.exec(name)?.groups ?? {};
  if (id) return { type: "product", id: Number(id), leads: view === "hero" };
  const crop = banner.exec(name)?.groups?.crop;
  return crop ? { type: "banner", crop: crop as BannerCrop } : undefined;
}

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

/** Changes with the photograph and with how we encode it, so that either one makes new files under new names. */
export function contentHash(bytes: Buffer, recipe: unknown): string {
  return createHash("sha256").update(JSON.stringify(recipe)).update(bytes).digest("hex").slice(0, 8);
}
