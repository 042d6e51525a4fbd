import { readdir } from "node:fs/promises";
import { contentType } from "./content-type.ts";
import type { SiteManifest } from "./site-manifest.ts";

export const picturesPath = "/pictures";

/** The generated pictures; their names contain a hash of their content, so the name is the ETag. */
export async function pictureManifest(folder: string): Promise<SiteManifest> {
  const manifest: SiteManifest = {};
  for (const file of await readdir(folder)) {
    const type = contentType(file);
    if (type) {
      manifest[`${picturesPath}/${file}`] = { file, type, etag: `"${file}"`, caching: "immutable", brotli: false };
    }
  }
  return manifest;
}
