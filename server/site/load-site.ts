import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { pictureManifest } from "./pictures.ts";
import { createRenderedPages } from "./rendered-pages.ts";
import { createSite, type Site } from "./site.ts";
import { type SiteManifest, siteManifestFile } from "./site-manifest.ts";
import { createStaticFiles } from "./static-files.ts";

type Folders = { build: string; pictures: string };

/** Reads what `npm run build` left behind; undefined when there is no finished build. */
export async function loadSite({ build, pictures }: Folders, picturesUrl: string): Promise<Site | undefined> {
  const manifest = await readManifest(join(build, siteManifestFile));
  if (!manifest) return undefined;
  const serverBuild: ServerBuild = await import(pathToFileURL(join(build, "server", "index.js")).href);
  const picturesOrigin = picturesUrl && new URL(picturesUrl).origin;
  return createSite({
    files: createStaticFiles(join(build, "client"), manifest, picturesOrigin),
    pictures: createStaticFiles(pictures, await pictureManifest(pictures)),
    render: createRenderedPages(serverBuild, picturesOrigin),
  });
}

async function readManifest(file: string): Promise<SiteManifest | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
