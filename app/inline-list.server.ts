import { createHash } from "node:crypto";

const hash = (text: string) => createHash("sha256").update(text).digest("base64");

/**
 * A page that is for everybody has no nonce; its policy allows inline scripts by hash. It is rendered with a nonce all
 * the same, a mark that nobody else can know: only scripts that carry it are ours, and one that came in with somebody's
 * text is not allowed. Their hashes stand before the page, where no text can be; server/site/inline-hashes.ts takes
 * them off again.
 */
export function listInline(html: string, mark: string, stylesheet: string): string {
  const scripts = [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => attributes.includes(` nonce="${mark}"`) && !attributes.includes(" src="))
    .map(([, , text = ""]) => hash(text));
  const list = JSON.stringify({ scripts: [...new Set(scripts)], styles: [hash(stylesheet)] });
  return `<!--inline ${list}-->${html.replaceAll(` nonce="${mark}"`, "")}`;
}
