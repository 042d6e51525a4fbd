/** RFC 5321's longest path, without its angle brackets. */
const longest = 254;

/** One mailbox at a domain with a dot. A comma or a semicolon would make it several recipients. */
const mailbox = /^[^\s@,;:<>()[\]"\\]+@(?:[^\s@,;:<>()[\]"\\.]+\.)+[^\s@,;:<>()[\]"\\.]{2,}$/u;

/** Whether a mail could be sent there at all. Checkout takes any text as e-mail; the outbox writes only to addresses. */
export function canBeEmailAddress(text: string): boolean {
  return text.length <= longest && mailbox.test(text.trim());
}
