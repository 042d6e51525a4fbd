/**
 * The shop or one of its commands can't start, for a reason that whoever started it can fix. The message is printed
 * without a stack trace.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
