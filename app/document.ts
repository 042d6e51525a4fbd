import { arrivalAttribute } from "./before-script/arrival.ts";
import { earlyStatus } from "./before-script/early-presses.ts";
import { inlineScripts } from "./before-script/inline-scripts.ts";
import { later } from "./before-script/leading-picture.ts";
import { followsAttribute } from "./device/follow-order-script.ts";
import { type PageData, pageDataElement } from "./page/page-data.ts";
import { type HeadTag, headHtml } from "./seo/head-html.ts";
import { stylesheet } from "./stylesheet.ts";
import { fontLinks } from "./ui/font-links.ts";

type Parts = {
  head: readonly HeadTag[];
  /** What React rendered of the page. */
  body: string;
  data: PageData;
  /** The scripts of the page, the entry first. */
  scripts: readonly string[];
};

const inline = (script: string) => `<script>${script}</script>`;

/** The HTML of a page around what React rendered. The browser hydrates `#app` alone, so the rest is never re-rendered. */
export function documentHtml({ head, body, data, scripts }: Parts): string {
  const [, preloads = "", content = ""] = /^((?:<link [^>]*>)*)(.*)$/s.exec(body) ?? [];
  const lead = content.includes('fetchPriority="high"') ? ' data-lead="awaited"' : "";
  return [
    `<!DOCTYPE html><html lang="en-PK" data-noscript${lead}><head>`,
    inline(inlineScripts.scriptsAreOn),
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Ahead of the inlined stylesheet: the leading picture starts to load with the first bytes.
    preloads,
    '<meta name="theme-color" content="#2a1630">',
    headHtml(head),
    styles,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    scripts.map((file) => `<link rel="${later}" href="${file}">`).join(""),
    inline(inlineScripts.earlyPresses),
    `</head><body><div id="app">${content}</div>`,
    content.includes(` ${arrivalAttribute}="`) ? inline(inlineScripts.arrival) : "",
    pageDataElement(data),
    fontLinks,
    inline(inlineScripts.saved),
    data.name === "cart" ? inline(inlineScripts.cart) : "",
    content.includes(` ${followsAttribute}="`) ? inline(inlineScripts.followOrder) : "",
    earlyStatus,
    import.meta.env.DEV ? '<script type="module" src="/@vite/client"></script>' : "",
    inline(inlineScripts.leadingPicture),
    "</body></html>",
  ].join("");
}

const styles = import.meta.env.DEV ? '<link rel="stylesheet" href="/app/app.css">' : `<style>${stylesheet}</style>`;
