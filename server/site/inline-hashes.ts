import { createHash } from "node:crypto";
import type { InlineHashes } from "./site-manifest.ts";

/** What the page's inline scripts and styles are allowed by. */
export function inlineHashes(html: string): InlineHashes {
  const hashes = (tag: string, skip: RegExp) =>
    [...html.matchAll(new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, "g"))]
      .filter(([, attributes]) => !skip.test(attributes ?? ""))
      .map(([, , text]) =>
        createHash("sha256")
          .update(text ?? "")
          .digest("base64"),
      );
  const unique = (list: string[]) => [...new Set(list)];
  return { scripts: unique(hashes("script", /\ssrc=|application\/ld\+json/)), styles: unique(hashes("style", /$^/)) };
}

/** A strong tag: the same for the same content, wherever it was made. After a change it names the edition, too. */
export function contentTag(content: Uint8Array | string, edition = 0): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  return edition === 0 ? `"${hash}"` : `"${edition}:${hash}"`;
}
