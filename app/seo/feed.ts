import { homePath } from "../../shop/paths.ts";
import type { PageRequest } from "../page-request.ts";
import { type FeedItem, feedItems } from "./feed-items.ts";
import { escapeHtml } from "./head-html.ts";
import { absoluteUrl } from "./page-meta.ts";

/** Every piece for the catalogues of Google and Meta: RSS 2.0 with Google's fields. */
export async function feed({ edition }: PageRequest): Promise<Response> {
  const { name, tagline } = edition.settings;
  const items = (await feedItems(edition)).map((item) => `<item>${itemXml(item)}</item>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeHtml(name)}</title>
<link>${absoluteUrl(homePath)}</link>
<description>${escapeHtml(tagline)}</description>
${items.join("\n")}
</channel>
</rss>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

/** RSS has these itself. */
const rssNames = new Set(["title", "description", "link"]);

function itemXml(item: FeedItem): string {
  return Object.entries(item)
    .map(([field, value]) => elementXml(rssNames.has(field) ? field : `g:${field}`, value))
    .join("");
}

function elementXml(name: string, value: FeedItem[string]): string {
  if (value === undefined) return "";
  if (typeof value === "string") return `<${name}>${escapeHtml(value)}</${name}>`;
  if ("country" in value) return `<${name}>${itemXml(value)}</${name}>`;
  return value.map((each) => elementXml(name, each)).join("");
}

/** The same, a piece a line. */
export async function feedText({ edition }: PageRequest): Promise<Response> {
  const items = await feedItems(edition);
  const fields = Object.keys(items[0] ?? {});
  const lines = [fields, ...items.map((item) => fields.map((field) => cell(item[field])))];
  const text = lines.map((cells) => `${cells.join("\t")}\n`).join("");
  return new Response(text, { headers: { "Content-Type": "text/tab-separated-values; charset=utf-8" } });
}

function cell(value: FeedItem[string]): string {
  if (value === undefined) return "";
  if (typeof value !== "string") return "country" in value ? `${value.country}:::${value.price}` : value.join(",");
  const line = value.replace(/\s+/g, " ");
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}
