import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { currentBuild, holdBuild, marksOf, picturesOf } from "../server/site/builds.ts";
import { checkBuild } from "../server/site/check-build.ts";
import { digestCatalogue } from "../server/site/file-digest.ts";
import { StartError } from "../server/start-error.ts";
import { clearOldBuilds, createBuildFolder, finishBuild, linkPictures, switchTo } from "./build-folders.ts";
import { whyBuild } from "./ensure-built.ts";

function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), "naqsh-builds-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

const record = (stamp: string) => ({ stamp, publicUrl: "http://localhost:3000", picturesUrl: "", catalogue: "c" });
const day = (date: number) => new Date(Date.UTC(2026, 0, date));

/** A complete build that no process uses. */
function finished(root: string, date: number, stamp: string): string {
  const folder = createBuildFolder(root, day(date));
  finishBuild(root, folder, record(stamp));
  rmSync(marksOf(folder), { recursive: true });
  return folder;
}

test("a build becomes the current one when it is complete, not before", () => {
  const root = newRoot();
  const first = finished(root, 1, "a");
  expect(currentBuild(root)).toBe(first);
  const second = createBuildFolder(root, day(2));
  writeFileSync(join(second, "site.json"), "{}");
  expect(currentBuild(root)).toBe(first);
  finishBuild(root, second, record("b"));
  expect(currentBuild(root)).toBe(second);
});

test("old builds are removed, but for the current one, the one before it and those in progress", () => {
  const root = newRoot();
  const oldest = finished(root, 1, "a");
  const interrupted = createBuildFolder(root, day(2));
  rmSync(marksOf(interrupted), { recursive: true });
  const before = finished(root, 3, "b");
  const beingMade = createBuildFolder(root, day(4));
  const last = finished(root, 5, "c");
  const begunMeanwhile = createBuildFolder(root, day(6));
  rmSync(marksOf(begunMeanwhile), { recursive: true });
  clearOldBuilds(root, last);
  expect([oldest, interrupted].filter(existsSync)).toEqual([]);
  expect([before, beingMade, last, begunMeanwhile].filter((folder) => !existsSync(folder))).toEqual([]);
});

test("a build that a process serves stays until that process ends, even if it is killed", async () => {
  const root = newRoot();
  const served = finished(root, 1, "a");
  const server = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  mkdirSync(marksOf(served));
  writeFileSync(join(marksOf(served), String(server.pid)), "");
  finished(root, 2, "b");
  const last = finished(root, 3, "c");
  clearOldBuilds(root, last);
  expect(existsSync(served)).toBe(true);
  server.kill("SIGKILL");
  await once(server, "exit");
  clearOldBuilds(root, last);
  expect(existsSync(served)).toBe(false);
});

test("a build from the same inputs is switched to, not made again", () => {
  const root = newRoot();
  const first = finished(root, 1, "a");
  const second = finished(root, 2, "b");
  expect(switchTo(root, "a")).toBe(first);
  expect(currentBuild(root)).toBe(first);
  expect(switchTo(root, "b")).toBe(second);
  expect(switchTo(root, "unknown")).toBeUndefined();
  expect(currentBuild(root)).toBe(second);
  expect(readFileSync(join(root, "build", "current"), "utf8").trim()).toBe(basename(second));
});

test("a server holds the build that it was given, or the current one; without any it says so", () => {
  const root = newRoot();
  expect(() => holdBuild(root)).toThrow(StartError);
  const first = finished(root, 1, "a");
  const second = finished(root, 2, "b");
  expect(holdBuild(root)).toBe(second);
  expect(holdBuild(root, first)).toBe(first);
  expect(existsSync(join(marksOf(first), String(process.pid)))).toBe(true);
});

test("a build with other addresses or another catalogue is refused, with one sentence for each difference", async () => {
  const root = newRoot();
  mkdirSync(join(root, "catalogue"));
  writeFileSync(join(root, "catalogue", "products.json"), "[]");
  const folder = createBuildFolder(root, day(1));
  const catalogue = await digestCatalogue(root);
  finishBuild(root, folder, { ...record("a"), catalogue });
  const settings = { pagesUrl: "http://localhost:3000", picturesUrl: "" };
  await expect(checkBuild(folder, root, settings)).resolves.toBeUndefined();
  writeFileSync(join(root, "catalogue", "products.json"), "[{}]");
  const other = { pagesUrl: "https://naqsh.pk", picturesUrl: "https://pictures.naqsh.pk" };
  await expect(checkBuild(folder, root, other)).rejects.toEqual(
    new StartError(
      [
        "The pages were built with PUBLIC_URL http://localhost:3000, but it is https://naqsh.pk now.",
        "The pages were built with PICTURES_URL the shop itself, but it is https://pictures.naqsh.pk now.",
        "The catalogue was changed after the pages were built.",
        "Build anew: npm run build.",
      ].join("\n"),
    ),
  );
});

test("the reason for a build is said in one line", async () => {
  const root = newRoot();
  const settings = { pagesUrl: "http://localhost:3000", picturesUrl: "" };
  expect(await whyBuild(root, settings)).toBe("The shop isn't built yet.");
  mkdirSync(join(root, "catalogue"));
  finishBuild(root, createBuildFolder(root, day(1)), { ...record("a"), catalogue: await digestCatalogue(root) });
  expect(await whyBuild(root, settings)).toBe("The shop's code was changed after the pages were built.");
  expect(await whyBuild(root, { ...settings, pagesUrl: "https://naqsh.pk" })).toBe(
    "The pages were built with PUBLIC_URL http://localhost:3000, but it is https://naqsh.pk now.",
  );
});

test("a build keeps its own pictures when those in the repository are replaced", () => {
  const root = newRoot();
  const pictures = join(root, "pictures");
  mkdirSync(pictures);
  writeFileSync(join(pictures, "1-hero.aaaa.avif"), "as it was");
  const folder = createBuildFolder(root, day(1));
  linkPictures(pictures, folder);
  rmSync(join(pictures, "1-hero.aaaa.avif"));
  writeFileSync(join(pictures, "1-hero.bbbb.avif"), "as it is");
  expect(readdirSync(picturesOf(folder))).toEqual(["1-hero.aaaa.avif"]);
  expect(readFileSync(join(picturesOf(folder), "1-hero.aaaa.avif"), "utf8")).toBe("as it was");
});
