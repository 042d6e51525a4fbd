import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { Shelf } from "../catalogue/shelf.ts";
import type { Log } from "../log.ts";
import type { Release } from "../releases/release.ts";
import { buildFolders, picturesOf, readRecord } from "./builds.ts";
import { type PageBuild, pagePolicy, readPageBuild } from "./page-build.ts";
import { pictureManifest } from "./pictures.ts";
import { createRegeneratedPages } from "./regenerated-pages.ts";
import { createRegeneration, createRenderedPages } from "./rendered-pages.ts";
import { createSite, type Site } from "./site.ts";
import { type SiteManifest, siteManifestFile } from "./site-manifest.ts";
import { createStaticFiles, type StaticFiles } from "./static-files.ts";

type SiteParts = {
  /** The build's folder. */
  build: string;
  picturesUrl: string;
  shelf: Shelf;
  log: Log;
};

export type BuiltSite = {
  pages: Site;
  files: StaticFiles;
  renderFailures: () => number;
  release: Release;
  deskScreens: BuiltScreens;
  pageBuild: PageBuild;
  picturesOrigin: string;
};

/** The desk's screens, an app of their own. */
export type BuiltScreens = { build: () => ServerBuild | Promise<ServerBuild>; picturesOrigin: string };

/** Reads the result of `npm run build`. */
export async function loadSite({ build, picturesUrl, shelf, log }: SiteParts): Promise<BuiltSite> {
  const desk = join(build, "desk");
  const [manifest, deskManifest] = await Promise.all([readManifest(build), readManifest(desk)]);
  const pageBuild = await readPageBuild(build);
  const picturesOrigin = picturesUrl && new URL(picturesUrl).origin;
  const policy = pagePolicy(pageBuild, picturesOrigin);
  const built = createStaticFiles(join(build, "client"), manifest, policy);
  const deskFiles = createStaticFiles(join(desk, "client"), deskManifest);
  const pictureFiles = createStaticFiles(picturesOf(build), await pictureManifest(picturesOf(build)));
  const render = createRegeneration(pageBuild);
  const regenerated = createRegeneratedPages({ files: built, manifest, shelf, render, policy, log });
  const files: StaticFiles = (pathname, request) =>
    regenerated.files(pathname, request) ?? pictureFiles(pathname, request) ?? deskFiles(pathname, request);
  return {
    pages: createSite({ files, render: createRenderedPages(pageBuild, shelf.current, picturesOrigin) }),
    files,
    renderFailures: regenerated.failures,
    release: {
      id: readRecord(build)?.stamp ?? "",
      files: [...hashedFiles(join(build, "client"), manifest), ...hashedFiles(join(desk, "client"), deskManifest)],
      // On a CDN, pictures of old releases stay for as long as nobody deletes them there.
      ...(!picturesUrl && (await releasePictures(build))),
    },
    // Loaded with the first request to the desk, which many servers never get. The build is held, so its files stay.
    deskScreens: { build: () => readDeskBuild(desk), picturesOrigin },
    pageBuild,
    picturesOrigin,
  };
}

async function readManifest(folder: string): Promise<SiteManifest> {
  return JSON.parse(await readFile(join(folder, siteManifestFile), "utf8"));
}

function readDeskBuild(folder: string): Promise<ServerBuild> {
  return import(pathToFileURL(join(folder, "server", "index.js")).href);
}

/** The build's own pictures, and those that only older builds on this machine have. */
async function releasePictures(build: string): Promise<Pick<Release, "pictures" | "olderPictures">> {
  const beside = buildFolders(dirname(build)).filter((folder) => folder !== build && readRecord(folder));
  const [pictures = [], ...older] = await Promise.all(
    [build, ...beside].map(async (folder) =>
      hashedFiles(picturesOf(folder), await pictureManifest(picturesOf(folder)).catch(() => ({}))),
    ),
  );
  const own = new Set(pictures.map(({ path }) => path));
  return { pictures, olderPictures: older.flat().filter(({ path }) => !own.has(path)) };
}

/** Files with a hash in their name: open pages still request them when this release is gone. */
function hashedFiles(folder: string, manifest: SiteManifest): Release["files"] {
  return Object.entries(manifest)
    .filter(([, { caching }]) => caching === "immutable")
    .map(([path, { file, type, etag, brotli }]) => ({
      ...{ path, type, etag, brotli },
      read: () => readFile(join(folder, brotli ? `${file}.br` : file)),
    }));
}
