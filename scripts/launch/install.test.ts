import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isInstalled } from "./install.mjs";

const dependencies = { hono: "4.13.17" };
const ours = { os: [process.platform], cpu: [process.arch], optional: true };
const theirs = { os: ["sunos"], cpu: [process.arch], optional: true };

const lock = {
  "": { dependencies },
  "node_modules/hono": { integrity: "sha512-hono" },
  "node_modules/tool-ours": { integrity: "sha512-ours", ...ours },
  "node_modules/tool-theirs": { integrity: "sha512-theirs", ...theirs },
};
const installed = {
  "node_modules/hono": { integrity: "sha512-hono" },
  "node_modules/tool-ours": { integrity: "sha512-ours", ...ours },
};

async function createProject(present: object | undefined, declared: object = { dependencies }): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "naqsh-install-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, "node_modules"));
  await writeFile(join(root, "package.json"), JSON.stringify(declared));
  await writeFile(join(root, "package-lock.json"), JSON.stringify({ packages: lock }));
  if (present) {
    await writeFile(join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages: present }));
  }
  return root;
}

test("an install needs what the lock asks for, but not other platforms' binaries", async () => {
  expect(isInstalled(await createProject(installed))).toBe(true);
});

test("an interrupted install doesn't count", async () => {
  expect(isInstalled(await createProject(undefined))).toBe(false);
});

test.each([
  ["a package is missing", { ...installed, "node_modules/hono": undefined }],
  ["a package is of another version", { ...installed, "node_modules/hono": { integrity: "sha512-older" } }],
  ["it was made on another platform", { ...installed, "node_modules/tool-ours": undefined }],
])("it is out of date when %s", async (_, present) => {
  expect(isInstalled(await createProject(present))).toBe(false);
});

test("it is out of date when package.json asks for something that the lock doesn't", async () => {
  const root = await createProject(installed, { dependencies: { ...dependencies, zod: "4.6.7" } });
  expect(isInstalled(root)).toBe(false);
});

test("a bare clone has nothing installed", async () => {
  const root = await createProject(installed);
  await rm(join(root, "node_modules"), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
