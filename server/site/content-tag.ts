import { createHash } from "node:crypto";

/** A strong tag: the same for the same content, wherever it was made. After a change it names the edition, too. */
export function contentTag(content: Uint8Array | string, edition = 0): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  return edition === 0 ? `"${hash}"` : `"${edition}:${hash}"`;
}
