import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { variableNames } from "../server/environment.ts";
import { collectOutput } from "../trust/shop-process.ts";
import { generateCatalogue } from "./generate-catalogue.ts";
import { watchMemory } from "./process-tree.ts";

const home = join(import.meta.dirname, "..");
const productsFile = join("catalogue", "products.json");

/** What the build reads; pictures and packages are linked, as they are the same for every size. */
const copied = [
  "app",
  "catalogue",
  "public",
  "scripts",
  "server",
  "shop",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];
const shared = ["node_modules", "pictures"];

/** Copies the shop into this folder, with `times` as many products. Returns their number. */
export async function growShop(root: string, times: number): Promise<number> {
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  for (const name of copied) await cp(join(home, name), join(root, name), { recursive: true });
  for (const name of shared) await symlink(join(home, name), join(root, name));
  const products = generateCatalogue(JSON.parse(await readFile(join(home, productsFile), "utf8")), times);
  await writeFile(join(root, productsFile), JSON.stringify(products));
  return products.length;
}

export type BuildFigures = { seconds: number; megabytes: number };

/** As `npm run build` does, without any cache. */
export async function buildShop(root: string): Promise<BuildFigures> {
  const env = { ...process.env };
  for (const name of ["NODE_ENV", ...variableNames]) delete env[name];
  const start = performance.now();
  const child = spawn(process.execPath, [join(root, "scripts", "build.ts")], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collectOutput(child);
  const memory = watchMemory(child.pid ?? 0);
  const [code] = await once(child, "exit");
  const seconds = (performance.now() - start) / 1000;
  const megabytes = await memory.stop();
  if (code !== 0) throw new Error(`The build broke: ${output().slice(-2_000)}`);
  return { seconds, megabytes };
}
