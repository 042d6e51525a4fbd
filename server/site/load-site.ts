import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { pictureManifest } from "./pictures.ts";
import { createRenderedPages } from "./rendered-pages.ts";
import { createSite, type Site } from "./site.ts";
import { type SiteManifest, siteManifestFile } from "./site-manifest.ts";
import { createStaticFiles, type StaticFiles } from "./static-files.ts";

type Folders = { build: string; pictures: string };

export type BuiltSite = { pages: Site; files: StaticFiles };

/** Reads what `npm run build` left behind; undefined when there is no finished build. */
export async function loadSite({ build, pictures }: Folders, picturesUrl: string): Promise<BuiltSite | undefined> {
  const manifest = await readManifest(join(build, siteManifestFile));
  if (!manifest) return undefined;
  const serverBuild: ServerBuild = await import(pathToFileURL(join(build, "server", "index.js")).href);
  const picturesOrigin = picturesUrl && new URL(picturesUrl).origin;
  const built = createStaticFiles(join(build, "client"), manifest, picturesOrigin);
  const pictureFiles = createStaticFiles(pictures, await pictureManifest(pictures));
  const files: StaticFiles = (pathname, asked) => built(pathname, asked) ?? pictureFiles(pathname, asked);
  return { pages: createSite({ files, render: createRenderedPages(serverBuild, picturesOrigin) }), files };
}

async function readManifest(file: string): Promise<SiteManifest | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
