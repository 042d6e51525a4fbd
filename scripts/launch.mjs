// Runs a script of this project on any machine that has npm and Node 20: installs the packages if they are missing
// or out of date, then runs the script under the Node that came with them. Needs no package itself.
//   node scripts/launch.mjs [options of Node] scripts/start.ts [arguments]
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { endWith } from "./launch/failure.mjs";
import { install, isInstalled } from "./launch/install.mjs";
import { run } from "./launch/run.mjs";
import { checkNode, chooseNode } from "./launch/runtime.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} words */
async function launch(words) {
  const start = words.findIndex((word) => !word.startsWith("--"));
  const [script = "", ...args] = words.slice(start);
  checkNode(process.versions.node);
  if (!isInstalled(root)) await install(root);
  const PATH = `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}`;
  // V8's compile cache halves the start-up time.
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, ".cache", "node");
  return run(chooseNode(root), [...words.slice(0, start), join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, PATH, NODE_COMPILE_CACHE },
  });
}

launch(process.argv.slice(2)).then((code) => process.exit(code), endWith);
