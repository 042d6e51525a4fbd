import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { userInfo } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export type Finished = { code: number | null; stdout: string; stderr: string };

type Options = { unprivileged?: boolean; env?: Record<string, string> };

/** Runs one of the scripts beside this file, or any of the server's, as a process of its own. */
export async function runTool(script: string, argument: string, options: Options = {}): Promise<Finished> {
  return finished(start([join(import.meta.dirname, script), argument], options));
}

export async function runScript(script: string, args: string[], options: Options = {}): Promise<Finished> {
  return finished(start([join(import.meta.dirname, "..", script), ...args], options));
}

/** A process that is killed with the test, if it still runs. */
export function start(args: string[], { unprivileged = false, env = {} }: Options = {}): ChildProcess {
  // File permissions mean nothing to root, so a test of them gives root away.
  const prefix =
    unprivileged && userInfo().uid === 0 ? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] : [];
  const [command = "", ...rest] = [...prefix, process.execPath, ...args];
  // Compiled once for all of them: most of what a short process takes.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(command, rest, { env: { PATH, NODE_COMPILE_CACHE, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function finished(child: ChildProcess): Promise<Finished> {
  if (!child.stdout || !child.stderr) throw new Error("a process without output");
  const output = Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  const [code] = await once(child, "close");
  const [stdout, stderr] = await output;
  return { code, stdout: stdout.toString(), stderr: stderr.toString() };
}
