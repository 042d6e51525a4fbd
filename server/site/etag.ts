import { createHash } from "node:crypto";
import type { Encoding } from "./encoding.ts";

/** A strong ETag: the same for the same content on every server. After a change it names the edition, too. */
export function contentEtag(content: Uint8Array | string, edition = 0): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  return edition === 0 ? `"${hash}"` : `"${edition}:${hash}"`;
}

/** A strong ETag stands for exact bytes, so each encoding of a file needs its own. */
export function encodedEtag(etag: string, encoding: Encoding | undefined): string {
  return encoding ? etag.replace(/"$/, `.${encoding}"`) : etag;
}

export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const withoutWeak = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => withoutWeak(tag) === withoutWeak(etag));
}
