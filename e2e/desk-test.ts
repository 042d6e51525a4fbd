import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { openPushService, type PushService } from "../server/testing/push-service.ts";
import { findChromium, testFlags } from "./chromium.ts";
import { findFreePort } from "./free-port.ts";
import { startShop } from "./start-shop.ts";
import { test as base } from "./test.ts";

const run = promisify(execFile);
const command = join(import.meta.dirname, "..", "server", "cli", "desk.ts");

/** The build's own address. The desk answers under no other, so the browser is told where that is. */
const publicUrl = "http://localhost:3000";

export const password = "ichhra mein bara";

export type DeskShop = {
  /** What `npm run desk` says, with these words after it. */
  command(...words: string[]): Promise<string>;
  /** The link that `npm run desk` prints. */
  link(): Promise<string>;
  /** Its database. */
  file: string;
};

type DeskFixtures = {
  /** Tests of one name share a worker, and so its shop; which others ran there before depends on how fast each was. */
  shopOf: string;
  deskPort: number;
  /** Where its phones are told. */
  pushService: PushService;
  deskShop: DeskShop;
};

/** A shop of its own for each worker, with nobody at its desk yet. */
export const test = base.extend<object, DeskFixtures>({
  shopOf: ["everybody", { scope: "worker", option: true }],
  baseURL: publicUrl,
  deskPort: [async ({ browserName: _ }, use) => use(await findFreePort()), { scope: "worker" }],
  launchOptions: [
    async ({ deskPort }, use) => {
      const executablePath = findChromium();
      // The way to a chat ends here: no test leaves the machine.
      const rule = `--host-resolver-rules=MAP localhost:3000 127.0.0.1:${deskPort}, MAP wa.me ~NOTFOUND`;
      const flags = testFlags.filter((flag) => !flag.startsWith("--host-resolver-rules"));
      await use({ ...(executablePath && { executablePath }), args: [...flags, rule] });
    },
    { scope: "worker" },
  ],
  pushService: [
    async ({ browserName: _ }, use) => {
      const service = await openPushService();
      await use(service);
      await service.close();
    },
    { scope: "worker" },
  ],
  deskShop: [
    async ({ deskPort, pushService }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "naqsh-desk-"));
      const shop = await startShop({ port: deskPort, folder, env: { PUSH_ORIGIN: pushService.origin } });
      const file = join(folder, "shop.db");
      const env = { ...process.env, DATABASE_URL: `file:${file}`, PUBLIC_URL: publicUrl };
      const say: DeskShop["command"] = async (...words) =>
        (await run(process.execPath, [command, ...words], { env })).stdout.trim();
      await use({ command: say, link: async () => (await say()).split("\n").at(-1) ?? "", file });
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

/** Opens a link and takes the key that it gives. */
export async function enter(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await page.getByRole("heading", { name: "Today", level: 1 }).waitFor();
}

export async function signIn(page: Page, name: string, secret = password): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** What an authenticator app shows now. */
export function codeOf(key: string): string {
  const bits = [...key.replaceAll(" ", "")].map((character) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(character));
  const bytes =
    bits
      .map((five) => five.toString(2).padStart(5, "0"))
      .join("")
      .match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000), 4);
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const hash = createHmac("sha1", secret).update(counter).digest();
  return String((hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
