import { createHash } from "node:crypto";
import type { InlineHashes } from "./site-manifest.ts";

/** A page, and what it is allowed inline: the list that app/inline-list.server.ts put before it, and nothing else. */
export function takeInlineList(rendered: string): { html: string; inline: InlineHashes } {
  const [list = "", json] = /^<!--inline (\{[^\n]*?\})-->/.exec(rendered) ?? [];
  return { html: rendered.slice(list.length), inline: json ? JSON.parse(json) : { scripts: [], styles: [] } };
}

/** A strong tag: the same for the same content, wherever it was made. After a change it names the edition, too. */
export function contentTag(content: Uint8Array | string, edition = 0): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  return edition === 0 ? `"${hash}"` : `"${edition}:${hash}"`;
}
