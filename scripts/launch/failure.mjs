import { statfsSync } from "node:fs";

/** A failure that the user can fix: the message says how, so no stack is shown. */
export class Failure extends Error {}

const diskFull = "The disk is full: free some space (1 GB is enough), then run the command again.";

/** @param {unknown} error */
export function explainFailure(error) {
  if (error instanceof Failure) return error.message;
  if (!(error instanceof Error)) return String(error);
  return isDiskFull(`${"code" in error ? error.code : ""} ${error.message}`) ? diskFull : String(error.stack);
}

/**
 * Ends a failed command: prints the reason, with a stack only for bugs.
 * @param {unknown} error
 */
export function endWith(error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}

/**
 * The output of a failed command, or that the disk is full. npm doesn't always report that and may leave a truncated
 * file, so the free space is checked too.
 * @param {string} output
 * @param {string} folder where the command wrote
 */
export function explainOutput(output, folder) {
  return isDiskFull(output) || freeMegabytes(folder) < 10 ? diskFull : output.trim();
}

/**
 * Throws before a long step that would run out of space.
 * @param {string} folder
 * @param {number} megabytes
 * @param {string} step
 */
export function checkSpace(folder, megabytes, step) {
  const free = Math.floor(freeMegabytes(folder));
  if (free >= megabytes) return;
  throw new Failure(`The disk is full: ${step} needs ${megabytes} MB, and ${free} MB are free.`);
}

/** @param {string} folder */
function freeMegabytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 1e6;
}

/** @param {string} text */
function isDiskFull(text) {
  return /\bENOSPC\b|no space left on device/i.test(text);
}
