/**
 * Names the optional packages (binaries, one for each platform) that package-lock.json leaves out: npm drops
 * what it can't find silently, and on those platforms `npm ci` fails or the tool doesn't start.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>;

export function findLeftOut(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !resolutionPlaces(place, name).some((candidate) => candidate in packages))
      .map(([name, range]) => `${place || "the project"} asks for ${name} ${range}`),
  );
}

/** Where Node would look for a package: beside what asks for it, then in each folder above. */
function resolutionPlaces(place: string, name: string): string[] {
  const folders = place.split(/\/?node_modules\//).filter(Boolean);
  return Array.from({ length: folders.length + 1 }, (_, up) =>
    [...folders.slice(0, folders.length - up), name].map((folder) => `node_modules/${folder}`).join("/"),
  );
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, "..", "package-lock.json"), "utf8"));
  const leftOut = findLeftOut(lock.packages);
  for (const line of leftOut) process.stderr.write(`package-lock.json leaves out a platform: ${line}\n`);
  process.exitCode = leftOut.length > 0 ? 1 : 0;
}
