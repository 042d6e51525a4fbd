import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { chromiumFlags } from "../../e2e/chromium.ts";
import { type Connection, connect } from "./devtools.ts";
import { patience } from "./patience.ts";
import { chromiumPath } from "./phone.ts";

export type SpawnedChromium = Connection & { port: number; close(): Promise<void> };

/** A browser without Playwright, in a profile that is gone when it is closed. */
export async function spawnChromium(flags: readonly string[] = chromiumFlags): Promise<SpawnedChromium> {
  const program = chromiumPath();
  const profile = await mkdtemp(join(tmpdir(), "naqsh-chromium-"));
  const args = [...flags, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit").then(() => undefined);
  const end = async () => {
    const late = setTimeout(() => child.kill("SIGKILL"), patience);
    await ended.catch(() => undefined);
    clearTimeout(late);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const late = wait(patience, undefined, { ref: false });
    const address = await Promise.race([debuggingAddress(child.stderr), ended, late]);
    if (!address) throw new Error("Chromium ended or fell silent before it could be driven.");
    const connection = await connect(address);
    const close = async () => {
      // Asked, not killed: what was started may be a script that would leave the browser behind.
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
    // Nobody reads on, and a full pipe would hold the browser up.
    setImmediate(() => output.resume());
    return address;
  }
  return undefined;
}
