import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect } from "@playwright/test";
import { findFreePort } from "../free-port.ts";
import { startShop } from "../start-shop.ts";
import { driveChromium } from "./drive-chromium.ts";
import { driveFirefox } from "./drive-firefox.ts";
import { driveWebkit } from "./drive-webkit.ts";
import type { Driver } from "./driver.ts";
import { type Front, openFront } from "./front.ts";
import { createShopper, type Shopper } from "./shopper.ts";

const run = promisify(execFile);
const deskCommand = join(import.meta.dirname, "..", "..", "server", "cli", "desk.ts");

const engines: Record<string, () => Promise<Driver>> = {
  chromium: driveChromium,
  firefox: driveFirefox,
  webkit: driveWebkit,
  older: driveChromium,
};

/** One browser and one shop for all that a worker does; a new visitor for each check, which fails on a script's error. */
export const test = base.extend<
  { shopper: Shopper },
  { driver: Driver; front: Front & { deskLink(): Promise<string> } }
>({
  driver: [
    async ({ browserName: _ }, use, { project }) => {
      const drive = engines[project.name];
      if (!drive) throw new Error(`There is no engine called ${project.name}.`);
      const driver = await drive();
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],
  front: [
    async ({ browserName: _ }, use, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), "naqsh-any-browser-"));
      const port = await findFreePort();
      // Without an address of its own the desk answers on this port.
      const env = { PUBLIC_URL: "", PORT: String(port), DATABASE_URL: `file:${join(folder, "shop.db")}` };
      const shop = await startShop({ port, folder, env });
      const front = await openFront(shop.origin, project.name === "older");
      const deskLink = async () => {
        const { stdout } = await run(process.execPath, [deskCommand], { env: { ...process.env, ...env } });
        return new URL(stdout.trim().split("\n").at(-1) ?? "").pathname;
      };
      await use({ ...front, deskLink });
      front.close();
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  shopper: async ({ driver, front }, use) => {
    const shopper = createShopper(driver, front.origin);
    await driver.begin(front.origin);
    front.problems.length = 0;
    await use(shopper);
    expect(front.problems, "problems in the browser").toEqual([]);
  },
});

export { expect };
