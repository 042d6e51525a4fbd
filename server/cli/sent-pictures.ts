import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CatalogueData } from "../../catalogue/check-catalogue.ts";
import { picturesFile } from "../../catalogue/pictures.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { sentPhoto } from "../../shop/pieces/sent-picture.ts";
import type { Database } from "../database/open-database.ts";
import { readManifest, writeManifest } from "../pictures/manifest.ts";
import { filesOf, parsePictureName } from "../pictures/picture-kind.ts";
import { createPictureStore } from "../pictures/picture-store.ts";

type Manifest = { pictures: Record<string, unknown>; previews: Record<string, unknown> };

/** The data of the files, with the pictures that were uploaded at the desk. */
export function withSentPictures(data: CatalogueData, sent: ReadonlyMap<string, PictureRef>): CatalogueData {
  const { pictures, previews } = data.manifest as Manifest;
  const refs = [...sent.values()];
  const photos = refs.filter(({ name }) => sentPhoto.test(name));
  return {
    ...data,
    manifest: {
      pictures: { ...Object.fromEntries(refs.map((ref) => [ref.name, ref])), ...pictures },
      previews: { ...Object.fromEntries(photos.map(({ name, hash }) => [name, { hash }])), ...previews },
    },
    files: new Set([...data.files, ...refs.flatMap(namesOfFiles)]),
  };
}

function namesOfFiles({ name, hash }: PictureRef): string[] {
  const kind = parsePictureName(name);
  return kind ? filesOf(name, kind, hash) : [];
}

/** Writes those of these pictures that the files lack into `pictures/`, then into its manifest; returns their names. */
export async function exportPictures(database: Database, root: string, names: readonly string[]): Promise<string[]> {
  const store = createPictureStore(database);
  const manifest = join(root, picturesFile);
  const entries = readManifest(manifest);
  const missing = [...new Set(names)].filter((name) => !entries.has(name));
  await mkdir(join(root, "pictures"), { recursive: true });
  for (const { name, ...facts } of await store.facts(missing)) {
    for await (const { file, bytes } of store.filesOf(name)) {
      const unfinished = join(root, "pictures", `${file}.new`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(root, "pictures", file));
    }
    entries.set(name, facts);
  }
  if (missing.length > 0) writeManifest(manifest, entries);
  return missing;
}
