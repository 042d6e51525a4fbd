import type { APIRequestContext } from "@playwright/test";

/** The shop's public address; the build knows it, whichever port the tests talk to. */
export const publicUrl = "http://localhost:3000";

export const listings = [
  "/earings",
  "/chokkars",
  "/long-chains",
  "/bangles",
  "/rings",
  "/bridal-sets",
  "/mathapatti",
  "/accessories",
  "/clutches",
];

export type PageHead = { title: string; meta: Map<string, string>; canonical: string; data: Record<string, unknown>[] };

/** What a search engine or a chat reads: the HTML as it is sent. */
export async function readHead(request: APIRequestContext, path: string): Promise<PageHead> {
  const html = await (await request.get(path)).text();
  const attribute = (tag: string, name: string) => decoded(new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
  const tags = [...html.matchAll(/<meta [^>]*>/g)].map(([tag]) => tag);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    meta: new Map(tags.map((tag) => [attribute(tag, "name") || attribute(tag, "property"), attribute(tag, "content")])),
    canonical: attribute(/<link rel="canonical"[^>]*>/.exec(html)?.[0] ?? "", "href"),
    data: scripts.map(([, json]) => JSON.parse(json ?? "")),
  };
}

function decoded(text: string): string {
  const characters: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">" };
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (character) => characters[character] ?? character);
}
