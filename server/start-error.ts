/**
 * The shop or one of its commands can't do its work, for a reason that whoever started it can mend:
 * the message is a sentence to print, not a stack.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
