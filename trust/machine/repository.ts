import { execFile } from "node:child_process";
import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");

/** What a release is made of; pictures are linked instead of copied. */
const sources = ["app", "catalogue", "deploy", "public", "scripts", "server", "shop"];
const files = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];

export type Repository = { folder: string; commit(changes: Record<string, string>): Promise<void> };

/** Copies this checkout. */
export async function copyShop(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of [...sources, ...files]) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, "pictures"), join(folder, "pictures"));
}

/** The repository that `naqsh release` fetches from. */
export async function createRepository(folder: string): Promise<Repository> {
  await copyShop(folder);
  await writeFile(join(folder, ".gitignore"), "node_modules/\nbuild/\n.react-router/\n.cache/\n");
  const git = (...args: string[]) =>
    run("git", ["-C", folder, "-c", "user.name=Naqsh", "-c", "user.email=shop@example.com", ...args]);
  await git("init", "--quiet");
  const commit = async (changes: Record<string, string>) => {
    for (const [name, text] of Object.entries(changes)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await git("add", "--all");
    await git("commit", "--quiet", "--message", "a release");
  };
  await commit({});
  return { folder, commit };
}

/** Hard links; a copy where the temporary folder is on another disk. */
export async function link(from: string, to: string): Promise<void> {
  await run("cp", ["-al", from, to]).catch(() => run("cp", ["-a", from, to]));
}
