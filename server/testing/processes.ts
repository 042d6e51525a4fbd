import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { userInfo } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export type Finished = { code: number | null; stdout: string; stderr: string };

type Options = { unprivileged?: boolean; env?: Record<string, string> };

/** Runs a script of this folder in a new process. */
export async function runTool(script: string, argument: string, options: Options = {}): Promise<Finished> {
  return finished(start([join(import.meta.dirname, script), argument], options));
}

/** Runs a script of the server in a new process. */
export async function runScript(script: string, args: string[], options: Options = {}): Promise<Finished> {
  return finished(start([join(import.meta.dirname, "..", script), ...args], options));
}

/** Killed when the test ends. */
export function start(args: string[], { unprivileged = false, env = {} }: Options = {}): ChildProcess {
  // Root ignores file permissions, so tests of them run as nobody.
  const prefix =
    unprivileged && userInfo().uid === 0 ? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] : [];
  const [command = "", ...rest] = [...prefix, process.execPath, ...args];
  // The shared compile cache saves most of a short process's time.
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
