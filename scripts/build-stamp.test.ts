import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { computeStamp, nameRelease } from "./build-stamp.ts";

const settings = { pagesUrl: "http://localhost:3000", picturesUrl: "" };

async function createTree(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), "naqsh-stamp-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (name: string, content: string) => {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  };
  for (const [name, content] of Object.entries(files)) await write(name, content);
  return { root, write };
}

test.each([
  "app/home/route.tsx",
  "catalogue/products.json",
  "shop/money/rupees.ts",
  "public/favicon.svg",
  "server/site/site-manifest.ts",
  "scripts/build.ts",
  "vite.config.ts",
  "package-lock.json",
])("a change of %s changes the stamp", async (name) => {
  const { root, write } = await createTree({ [name]: "before" });
  const before = await computeStamp(root, settings);
  await write(name, "after");

  expect(await computeStamp(root, settings)).not.toBe(before);
});

test.each([
  "shop/money/rupees.test.ts",
  "app/home/banner.test.tsx",
  "server/main.ts",
  "docs/architecture.md",
  "e2e/cart.ts",
])("a change of %s does not", async (name) => {
  const { root, write } = await createTree({ "app/root.tsx": "", [name]: "before" });
  const before = await computeStamp(root, settings);
  await write(name, "after");

  expect(await computeStamp(root, settings)).toBe(before);
});

test("a file that moved or is gone changes the stamp, and so do the addresses that pages carry", async () => {
  const { root } = await createTree({ "shop/a.ts": "same" });
  const { root: moved } = await createTree({ "shop/b.ts": "same" });
  const stamps = await Promise.all([
    computeStamp(root, settings),
    computeStamp(moved, settings),
    computeStamp(root, { ...settings, pagesUrl: "https://naqsh.pk" }),
    computeStamp(root, { ...settings, picturesUrl: "https://pictures.naqsh.pk" }),
  ]);

  expect(new Set(stamps).size).toBe(stamps.length);
});

test("a release is named after the code of its pages, not after the catalogue", async () => {
  const { root, write } = await createTree({
    "app/root.tsx": "a",
    "catalogue/products.json": "[]",
    "shop/money/rupees.ts": "",
  });
  const before = await nameRelease(root);
  await write("catalogue/products.json", "[1]");
  expect(await nameRelease(root)).toBe(before);
  await write("app/root.tsx", "b");
  expect(await nameRelease(root)).not.toBe(before);
});
