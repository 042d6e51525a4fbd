/** A failure that a person can mend: its message is all they need, so no stack is shown. */
export class Failure extends Error {}

const diskFull = "The disk is full: free some space (1 GB is enough), then run the command again.";

/** @param {unknown} error */
export function explainFailure(error) {
  if (error instanceof Failure) return error.message;
  if (!(error instanceof Error)) return String(error);
  return isDiskFull(`${"code" in error ? error.code : ""} ${error.message}`) ? diskFull : String(error.stack);
}

/**
 * The end of a command that failed: says why, with a stack only where it is our fault.
 * @param {unknown} error
 */
export function endWith(error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}

/**
 * What a failed command printed, or the sentence that says it better.
 * @param {string} output
 */
export function explainOutput(output) {
  return isDiskFull(output) ? diskFull : output.trim();
}

/** @param {string} text */
function isDiskFull(text) {
  return /\bENOSPC\b|no space left on device/i.test(text);
}
