import { type ChildProcess, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../e2e/free-port.ts";

export type Remote = { address: string; start(): Promise<void>; stop(): void };

/** Another machine that keeps backups: restic reaches it over the network alone. */
export async function startRemote(folder: string): Promise<Remote> {
  await mkdir(folder, { recursive: true });
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}/`;
  let server: ChildProcess | undefined;
  const stop = () => void server?.kill("SIGKILL");
  process.once("exit", stop);
  const start = async () => {
    const args = ["serve", "restic", "--addr", `127.0.0.1:${port}`, "--config", "/dev/null", folder];
    server = spawn("rclone", args, { stdio: "ignore" });
    while (!(await fetch(origin).catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error(`rclone ended with ${server.exitCode}.`);
      await wait(50);
    }
  };
  await start();
  return { address: `rest:${origin}`, start, stop };
}
