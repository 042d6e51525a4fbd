import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { variableNames } from "../server/environment.ts";

export type Shop = {
  origin: string;
  /** As a restart of the machine would: what is in flight is finished. */
  stop(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
};

export type ShopOptions = {
  port: number;
  /** Where the shop keeps its orders; a shop started again on the same folder has them. */
  folder: string;
  env?: Record<string, string>;
};

/** Patience for a busy machine. */
const startDeadline = 45_000;

/** The real shop, from the build that is there, with a database of its own and no limits on orders. */
export async function startShop({ port, folder, env = {} }: ShopOptions): Promise<Shop> {
  const inherited = Object.entries(process.env).filter(([name]) => !variableNames.includes(name));
  const shop = spawn(process.execPath, [join(import.meta.dirname, "..", "server", "main.ts")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...Object.fromEntries(inherited),
      NODE_ENV: "production",
      PORT: String(port),
      // The build's own, so that pages from the build and pages from the server agree.
      PUBLIC_URL: "http://localhost:3000",
      DATABASE_URL: `file:${join(folder, "shop.db")}`,
      METRICS_PORT: "off",
      RATE_LIMIT: "off",
      ...env,
    },
  });
  const origin = `http://localhost:${port}`;
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`, shop);
  return { origin, stop: () => end(shop, "SIGTERM"), kill: () => end(shop, "SIGKILL") };
}

async function waitUntilReady(address: string, shop: ChildProcess): Promise<void> {
  const deadline = Date.now() + startDeadline;
  while (Date.now() < deadline && shop.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  await end(shop, "SIGKILL");
  throw new Error("The shop did not start.");
}

async function end(shop: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = once(shop, "exit");
  shop.kill(signal);
  await ended;
}
