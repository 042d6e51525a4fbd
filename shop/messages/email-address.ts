/** RFC 5321's longest path, without its angle brackets. */
const longest = 254;

/** One mailbox at a domain with a dot. A comma or a semicolon would make it a list of recipients. */
const mailbox = /^[^\s@,;:<>()[\]"\\]+@(?:[^\s@,;:<>()[\]"\\.]+\.)+[^\s@,;:<>()[\]"\\.]{2,}$/u;

/** Checkout accepts any text as e-mail; the outbox only writes to valid addresses. */
export function canBeEmailAddress(text: string): boolean {
  return text.length <= longest && mailbox.test(text.trim());
}
