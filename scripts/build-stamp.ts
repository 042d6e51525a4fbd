import type { ServerSettings } from "../server/environment.ts";
import type { BuildRecord } from "../server/site/builds.ts";
import { digestCatalogue, digestFiles } from "../server/site/file-digest.ts";

/** The inputs of a build. The server runs from its sources, so only its part that the build uses is among them. */
const inputs = [
  "{app,catalogue,public,shop,server/site}/**/*.*",
  "scripts/{browsers,build,built-scripts,pack-site,prerender}.ts",
  "vite.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

/** The inputs that decide the shape of pages and their data: all but the catalogue's contents. */
const shape = inputs.map((pattern) => pattern.replace("catalogue,", "")).concat("catalogue/**/*.ts");

/** Pages and data of one release are compatible; a new price makes no new release. */
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
