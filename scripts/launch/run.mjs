import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */
/** @typedef {import("node:child_process").SpawnOptions} SpawnOptions */

/**
 * Runs a command in the foreground: it gets our terminal and our signals. Gives its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} options
 */
export function run(command, args, options) {
  return exitCode(spawn(command, args, { stdio: "inherit", ...options }));
}

/**
 * Runs a command and keeps what it prints, of both streams or of those that `stdio` pipes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} options
 */
export async function capture(command, args, options) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return { code: await exitCode(child), output };
}

/** @param {ChildProcess} child */
async function exitCode(child) {
  const forwards = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]).map((signal) => {
    const forward = () => child.kill(signal);
    process.on(signal, forward);
    return () => process.off(signal, forward);
  });
  try {
    const [code, signal] = await once(child, "close");
    return Number(code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)]);
  } finally {
    for (const stop of forwards) stop();
  }
}
