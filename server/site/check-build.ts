import type { ServerSettings } from "../environment.ts";
import { StartError } from "../start-error.ts";
import { readRecord } from "./builds.ts";
import { digestCatalogue } from "./file-digest.ts";

type Addresses = Pick<ServerSettings, "publicUrl" | "picturesUrl">;

/** Pages carry addresses and prices. A server that has others would contradict them, so it doesn't start. */
export async function checkBuild(folder: string, root: string, settings: Addresses): Promise<void> {
  const built = readRecord(folder);
  const differences = [
    differ("PUBLIC_URL", built?.publicUrl, settings.publicUrl),
    differ("PICTURES_URL", built?.picturesUrl, settings.picturesUrl),
    built?.catalogue === (await digestCatalogue(root)) ? [] : ["The catalogue was changed after the pages were built."],
  ].flat();
  if (differences.length > 0) throw new StartError(`${differences.join("\n")}\nBuild anew: npm run build.`);
}

function differ(name: string, built: string | undefined, set: string): string[] {
  const named = (address: string | undefined) => address || "the shop itself";
  return built === set ? [] : [`The pages were built with ${name} ${named(built)}, but it is ${named(set)} now.`];
}
