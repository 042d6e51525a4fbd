import type { ServerSettings } from "../server/environment.ts";
import type { BuildRecord } from "../server/site/builds.ts";
import { digestCatalogue, digestFiles } from "../server/site/file-digest.ts";

/** What the built site is made from. The server runs from its sources and isn't among it, but for what packs files. */
const inputs = [
  "{app,catalogue,public,shop,server/site}/**/*.*",
  "scripts/{browsers,build,built-scripts,pack-site,prerender}.ts",
  "vite.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

/** What decides over the shape of pages and their data: all of it but the pieces that they are about. */
const shape = inputs.map((pattern) => pattern.replace("catalogue,", "")).concat("catalogue/**/*.ts");

/** Pages and data of one release fit each other; a new price makes no new release. */
export async function nameRelease(root: string): Promise<string> {
  return (await digestFiles(root, shape)).slice(0, 12);
}

type Addresses = Pick<ServerSettings, "pagesUrl" | "picturesUrl">;

/** A digest of all that the build depends on: equal stamps, equal builds. */
export function computeStamp(root: string, { pagesUrl, picturesUrl }: Addresses): Promise<string> {
  return digestFiles(root, inputs, JSON.stringify([pagesUrl, picturesUrl]));
}

/** To be computed before the build, so that a change made meanwhile is noticed by the next one. */
export async function describeBuild(root: string, settings: Addresses): Promise<BuildRecord> {
  const { pagesUrl, picturesUrl } = settings;
  return {
    stamp: await computeStamp(root, settings),
    publicUrl: pagesUrl,
    picturesUrl,
    catalogue: await digestCatalogue(root),
  };
}
