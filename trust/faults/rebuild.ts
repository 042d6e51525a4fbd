import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { currentBuild } from "../../server/site/builds.ts";
import { createRepository, link } from "../machine/repository.ts";
import { startPages } from "../page-stream.ts";
import { type Finding, isTrue, nothing } from "../report.ts";
import { collectOutput, startShop } from "../shop-process.ts";

const own = join(import.meta.dirname, "..", "..");

/**
 * Two builds at once in the folder of a running server, for other addresses; one is killed half way. In the short
 * version both are.
 */
export async function rebuildUnderServer(folder: string, isShort: boolean): Promise<Finding[]> {
  const root = join(folder, "shop");
  await createRepository(root);
  await symlink(join(own, "node_modules"), join(root, "node_modules"));
  const built = currentBuild(own);
  if (!built) throw new Error("The shop isn't built.");
  const served = join(root, "build", "20000101-000000-1");
  await mkdir(join(root, "build"));
  await link(built, served);
  await writeFile(join(root, "build", "current"), "20000101-000000-1\n");

  const shop = await startShop({ root, database: `file:${join(folder, "shop.db")}`, env: { LOG_LEVEL: "warn" } });
  const html = await (await fetch(shop.origin)).text();
  const scripts = [...new Set(html.match(/\/assets\/[^"]+\.js/g) ?? [])];
  const pages = startPages(shop.origin, { more: scripts });
  const builds = [spawnBuild(root, "https://one.example"), spawnBuild(root, "https://two.example")] as const;
  await wait(4_000);
  await killAll(builds[0]);
  const unchanged = currentBuild(root) === served;
  const output = collectOutput(builds[1]);
  if (isShort) await killAll(builds[1]);
  else if (builds[1].exitCode === null) await once(builds[1], "exit");
  const switched = isShort || (builds[1].exitCode === 0 && currentBuild(root) !== served);
  await wait(1_000);
  await pages.stop();
  await shop.end("SIGTERM");
  return [
    isTrue("an interrupted build leaves the last whole one in place", unchanged),
    isTrue("the other one takes its place", switched, isShort ? "both interrupted" : output().split("\n").at(-2)),
    isTrue("scripts of the home page among what was asked for", scripts.length > 3, `${scripts.length}`),
    nothing("page and script requests that failed", pages.failed, pages.answers()),
  ];
}

function spawnBuild(root: string, address: string): ChildProcess {
  return spawn(process.execPath, [join(root, "scripts", "build.ts")], {
    cwd: root,
    env: { ...process.env, PUBLIC_URL: address },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
}

/** Kills the build and its child processes. */
async function killAll(build: ChildProcess): Promise<void> {
  if (build.exitCode !== null || !build.pid) return;
  const ended = once(build, "exit");
  process.kill(-build.pid, "SIGKILL");
  await ended;
}
