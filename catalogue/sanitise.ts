import sanitizeHtml from "sanitize-html";

const allowedTags = ["p", "strong", "em", "ul", "ol", "li", "br", "a"];

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https"],
  allowProtocolRelative: false,
};

/** Keeps the few tags that descriptions need; everything else is dropped, scripts with their content. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, options);
}

/**
 * What `sanitise` would drop, in words. The catalogue's check refuses it, so that nothing the seller wrote vanishes
 * silently.
 */
export function droppedFrom(html: string): string[] {
  const dropped = new Set<string>();
  sanitizeHtml(html, {
    ...options,
    onOpenTag(tag, attributes) {
      if (!allowedTags.includes(tag)) {
        dropped.add(`<${tag}>`);
        return;
      }
      for (const [name, value] of Object.entries(attributes)) {
        if (tag !== "a" || name !== "href") dropped.add(`${name}="…" on <${tag}>`);
        else if (!keepsHref(value)) dropped.add(`a link to ${JSON.stringify(value.slice(0, 60))}`);
      }
    },
  });
  return [...dropped];
}

const keepsHref = (href: string): boolean => sanitizeHtml(anchor(href), options).includes("href=");

const anchor = (href: string): string => `<a href="${href.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">x</a>`;
