import { cleanText } from "../typed-text.ts";

/**
 * A description as the seller types it: paragraphs separated by an empty line, and lines that begin with a dash as list
 * items ("facts"). It is stored as the HTML that pages show.
 */
export type DescriptionBlock =
  | { kind: "paragraph"; lines: readonly string[] }
  | { kind: "facts"; facts: readonly string[] };

const heading = "<strong>Description:</strong>";
const lineBreak = "<br />";
const dash = /^[-–—•*]\s*/;

export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: { kind: "paragraph" | "facts"; lines: string[] }[] = [];
  let isOpen = false;
  for (const typed of cleanText(text, "many").split("\n")) {
    const line = typed.replace(/\s+/g, " ").trim();
    const kind = dash.test(line) ? "facts" : "paragraph";
    const words = kind === "facts" ? line.replace(/^(?:[-–—•*]\s*)+/, "") : line;
    const last = blocks.at(-1);
    // Facts are one list, even with empty lines between them.
    if (words === "") isOpen = line !== "" && isOpen;
    else if (last?.kind === kind && (isOpen || kind === "facts")) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
    if (words !== "") isOpen = true;
  }
  return blocks.map(({ kind, lines }) => (kind === "facts" ? { kind, facts: lines } : { kind, lines }));
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const unescaped = (html: string) => html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** "" for blank text. */
export function textToHtml(text: string): string {
  const blocks = descriptionBlocks(text);
  if (blocks.length === 0) return "";
  const html = blocks.map((block) =>
    block.kind === "paragraph"
      ? `<p>${block.lines.map(escaped).join(lineBreak)}</p>`
      : `<ul>${block.facts.map((fact) => `<li>${escaped(fact)}</li>`).join("")}</ul>`,
  );
  return heading + html.join("");
}

/** Undefined for HTML that such text can't express (a link, a word in bold): it is then edited as HTML. */
export function htmlToText(html: string): string | undefined {
  if (html === "") return "";
  const blocks = html.startsWith(heading) ? html.slice(heading.length) : html;
  const parts = [...blocks.matchAll(/<(p|ul)>(.*?)<\/\1>/gs)].map(([, tag, inside = ""]) =>
    tag === "p" ? unescaped(inside.replaceAll(lineBreak, "\n")) : factsIn(inside),
  );
  const text = parts.join("\n\n");
  return textToHtml(text) === html ? text : undefined;
}

function factsIn(list: string): string {
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, fact = ""]) => `- ${unescaped(fact)}`).join("\n");
}

/** Any sanitised description as plain text, for readers outside the shop: lines, and facts behind a dash. */
export function plainDescription(html: string): string {
  const lines = html
    .replace(heading, "")
    .replace(/\s+/g, " ")
    .replace(/<li>/g, "\n- ")
    .replace(/<(?:br ?\/?|\/?p|\/?ul|\/?ol|\/li)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .split("\n");
  const text = lines.map((line) => line.trim()).filter((line) => line !== "" && line !== "-");
  return unescaped(text.join("\n").replaceAll("&quot;", '"'));
}
