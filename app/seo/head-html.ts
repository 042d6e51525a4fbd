/** An element of a page's head. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string }
  | { jsonLd: object };

export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join("");
}

function tagHtml(tag: HeadTag): string {
  if ("title" in tag) return `<title>${escapeHtml(tag.title)}</title>`;
  // `<` would end the script element early.
  if ("jsonLd" in tag)
    return `<script type="application/ld+json">${JSON.stringify(tag.jsonLd).replaceAll("<", "\\u003c")}</script>`;
  const name = "rel" in tag ? "link" : "meta";
  const attributes = Object.entries(tag).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${attributes.join(" ")}>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
