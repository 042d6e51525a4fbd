import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { findFreePort } from "../e2e/free-port.ts";
import { variableNames } from "../server/environment.ts";
import type { EmailService } from "../server/testing/fake-email-service.ts";

/** The server as a process of its own: `server/main.ts` on the current build. */
export type ShopProcess = {
  port: number;
  origin: string;
  /** Milliseconds from the start of the process until /readyz was 200. */
  openedIn: number;
  process: ChildProcess;
  /** Its output, up to a limit. */
  output(): string;
  /** Resident memory in megabytes. */
  memory(): Promise<number>;
  /** Settles with the exit code when the process has ended; null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

export type ShopOptions = {
  database: string;
  port?: number;
  env?: Record<string, string>;
  nodeOptions?: string[];
  /** The folder of another copy of the shop, with a build of its own. */
  root?: string;
};

/**
 * The flags of `npm start` and the systemd unit. Without them V8 collects garbage late on a machine with much memory,
 * which costs some 40 MB.
 */
export const nodeFlags = ["--max-semi-space-size=4", "--max-old-space-size=256"];

const ownRoot = join(import.meta.dirname, "..");
const startDeadline = 60_000;
const keptOutput = 4_000_000;
const run = promisify(execFile);

const children = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Without order limits, and without this machine's own settings. */
export function spawnShop(options: ShopOptions): ChildProcess {
  const { database, port = 0, env = {}, nodeOptions = [], root = ownRoot } = options;
  const inherited = Object.entries(process.env).filter(([name]) => !variableNames.includes(name));
  const child = spawn(process.execPath, [...nodeFlags, ...nodeOptions, join(root, "server", "main.ts")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...Object.fromEntries(inherited),
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: "http://localhost:3000",
      DATABASE_URL: database,
      METRICS_PORT: "off",
      RATE_LIMIT: "off",
      ...env,
    },
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

export async function startShop(options: ShopOptions): Promise<ShopProcess> {
  const port = options.port ?? (await findFreePort());
  const started = performance.now();
  const child = spawnShop({ ...options, port });
  const output = collectOutput(child);
  await untilReady(port, child, output);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    openedIn: performance.now() - started,
    process: child,
    output,
    memory: () => residentMemory(child),
    end: (signal) => endProcess(child, signal),
  };
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, "exit");
  child.kill(signal);
  const [code] = await ended;
  return code;
}

export function collectOutput(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      if (output.length < keptOutput) output += text;
    });
  }
  return () => output;
}

async function untilReady(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + startDeadline;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(20);
  }
  await endProcess(child, "SIGKILL");
  throw new Error(`The shop did not start. ${output().slice(-500)}`);
}

async function residentMemory(child: ChildProcess): Promise<number> {
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(child.pid)]);
  return Number(stdout) / 1024;
}

export function emailSettings({ origin }: EmailService): Record<string, string> {
  const keys = { EMAILJS_PUBLIC_KEY: "public", EMAILJS_SERVICE_ID: "service", EMAILJS_TEMPLATE_ID: "template" };
  return { EMAILJS_ORIGIN: origin, ...keys };
}

/** `kill -9`, then the same port again. */
export async function killAndRestart(shops: ShopProcess[], index: number, database: string): Promise<void> {
  const shop = shops[index];
  if (!shop) return;
  await shop.end("SIGKILL");
  shops[index] = await startShop({ database, port: shop.port });
}
