import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { chromiumFlags } from "../../e2e/chromium.ts";
import { type Connection, connect } from "./devtools.ts";
import { chromiumPath } from "./phone.ts";
import { browserTimeout } from "./until.ts";

export type SpawnedChromium = Connection & { port: number; close(): Promise<void> };

/** A browser without Playwright, in a temporary profile. */
export async function spawnChromium(flags: readonly string[] = chromiumFlags): Promise<SpawnedChromium> {
  const program = chromiumPath();
  const profile = await mkdtemp(join(tmpdir(), "naqsh-chromium-"));
  const args = [...flags, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit").then(() => undefined);
  const end = async () => {
    const late = setTimeout(() => child.kill("SIGKILL"), browserTimeout);
    await ended.catch(() => undefined);
    clearTimeout(late);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const late = wait(browserTimeout, undefined, { ref: false });
    const address = await Promise.race([debuggingAddress(child.stderr), ended, late]);
    if (!address) throw new Error("Chromium ended or fell silent before it could be driven.");
    const connection = await connect(address);
    const close = async () => {
      // Closed, not killed: the command may be a wrapper script whose browser would outlive it.
      await connection
        .session()
        .send("Browser.close")
        .catch(() => undefined);
      await end();
    };
    return { ...connection, port: Number(new URL(address).port), close };
  } catch (error) {
    child.kill();
    await end();
    throw error;
  }
}

async function debuggingAddress(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (!address) continue;
    // A full pipe would block the browser.
    setImmediate(() => output.resume());
    return address;
  }
  return undefined;
}
