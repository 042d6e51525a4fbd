import type { ServerSettings } from "../environment.ts";
import { StartError } from "../start-error.ts";
import { readRecord } from "./builds.ts";
import { digestCatalogue } from "./file-digest.ts";

type Addresses = Pick<ServerSettings, "pagesUrl" | "picturesUrl">;

/** Built pages contain addresses and prices. A server whose own differ doesn't start. */
export async function checkBuild(folder: string, root: string, settings: Addresses): Promise<void> {
  const differences = await describeDifferences(folder, root, settings);
  if (differences.length > 0) throw new StartError(`${differences.join("\n")}\nBuild anew: npm run build.`);
}

/** Where the build's settings and catalogue differ from the current ones, one sentence each. Code isn't compared. */
export async function describeDifferences(folder: string, root: string, settings: Addresses): Promise<string[]> {
  const built = readRecord(folder);
  return [
    differ("PUBLIC_URL", built?.publicUrl, settings.pagesUrl),
    differ("PICTURES_URL", built?.picturesUrl, settings.picturesUrl),
    built?.catalogue === (await digestCatalogue(root)) ? [] : ["The catalogue was changed after the pages were built."],
  ].flat();
}

function differ(name: string, built: string | undefined, set: string): string[] {
  const named = (address: string | undefined) => address || "the shop itself";
  return built === set ? [] : [`The pages were built with ${name} ${named(built)}, but it is ${named(set)} now.`];
}
