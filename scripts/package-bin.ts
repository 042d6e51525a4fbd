import { readFileSync } from "node:fs";
import { join } from "node:path";

const packages = join(import.meta.dirname, "..", "node_modules");

/** The script behind a package's command, to be run with Node: the links in `.bin` differ by platform. */
export function packageBin(name: string): string {
  const { bin } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
  return join(packages, name, typeof bin === "string" ? bin : String(Object.values(bin)[0]));
}
