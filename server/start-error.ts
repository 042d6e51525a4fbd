/** The shop can't start, for a reason that whoever runs it can mend: its message is a sentence to print, not a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}
