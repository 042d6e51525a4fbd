import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { Release } from "../releases/release-store.ts";
import { readRecord } from "./builds.ts";
import { pictureManifest } from "./pictures.ts";
import { createRenderedPages } from "./rendered-pages.ts";
import { createSite, type Site } from "./site.ts";
import { type SiteManifest, siteManifestFile } from "./site-manifest.ts";
import { createStaticFiles, type StaticFiles } from "./static-files.ts";

type Folders = { build: string; pictures: string };

export type BuiltSite = { pages: Site; files: StaticFiles; release: Release };

/** Reads what `npm run build` left behind. */
export async function loadSite({ build, pictures }: Folders, picturesUrl: string): Promise<BuiltSite> {
  const manifest: SiteManifest = JSON.parse(await readFile(join(build, siteManifestFile), "utf8"));
  const serverBuild: ServerBuild = await import(pathToFileURL(join(build, "server", "index.js")).href);
  const picturesOrigin = picturesUrl && new URL(picturesUrl).origin;
  const built = createStaticFiles(join(build, "client"), manifest, picturesOrigin);
  const pictureFiles = createStaticFiles(pictures, await pictureManifest(pictures));
  const files: StaticFiles = (pathname, asked) => built(pathname, asked) ?? pictureFiles(pathname, asked);
  return {
    pages: createSite({ files, render: createRenderedPages(serverBuild, picturesOrigin) }),
    files,
    release: describeRelease(build, manifest),
  };
}

/** Its files that carry a hash in their names: pages that are open ask for them when this release is gone. */
function describeRelease(build: string, manifest: SiteManifest): Release {
  const hashed = Object.entries(manifest).filter(([, { caching }]) => caching === "immutable");
  return {
    id: readRecord(build)?.stamp ?? "",
    files: hashed.map(([path, { file, type, etag, brotli }]) => ({
      ...{ path, type, etag, brotli },
      read: () => readFile(join(build, "client", brotli ? `${file}.br` : file)),
    })),
  };
}
