import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { ServerSettings } from "../server/environment.ts";

/** What the built site is made from. The server runs from its sources and isn't among it, but for what packs files. */
const inputs = [
  "{app,catalogue,public,shop,server/site}/**/*.*",
  "scripts/{build,pack-site}.ts",
  "{react-router,vite}.config.ts",
  "package-lock.json",
  "tsconfig.json",
];
const withoutEffect = /\.test\.tsx?$/;

const stampFile = join("build", "stamp");

/** A digest of all that the build depends on: equal stamps, equal builds. */
export async function computeStamp(root: string, settings: Pick<ServerSettings, "publicUrl" | "picturesUrl">) {
  const digest = createHash("sha256").update(JSON.stringify([settings.publicUrl, settings.picturesUrl]));
  const names = globSync(inputs, { cwd: root });
  for (const name of names.filter((name) => !withoutEffect.test(name)).sort()) {
    const content = createHash("sha256").update(await readFile(join(root, name)));
    digest.update(`\n${name.split(sep).join("/")} ${content.digest("hex")}`);
  }
  return digest.digest("hex");
}

/** The stamp of the build that is there; undefined when there is none that was finished. */
export async function readStamp(root: string): Promise<string | undefined> {
  return readFile(join(root, stampFile), "utf8").catch(() => undefined);
}

/** To be called last: an interrupted build has no stamp. */
export async function writeStamp(root: string, stamp: string): Promise<void> {
  await writeFile(join(root, stampFile), stamp);
}
