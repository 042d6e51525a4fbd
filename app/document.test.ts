import { expect, test } from "vitest";
import { shownSettings } from "../catalogue/edition.ts";
import { fileEdition } from "../catalogue/file-edition.server.ts";
import { inlineScripts } from "./before-script/inline-scripts.ts";
import { documentHtml } from "./document.ts";

const shell = { settings: shownSettings(fileEdition), navPictures: [], path: "/rings" };

function page(name = "listing", body = "<main>Rings</main>") {
  const data = { name, props: { words: "</script><b>" }, shell, release: "r" };
  const head = [{ title: "Rings & more" }, { name: "description", content: '"Small"' }, { jsonLd: { a: "</script>" } }];
  return documentHtml({ head, body, data, scripts: ["/assets/entry.js", "/assets/page.js"] });
}

test("scripts are only named in the page, the entry first", () => {
  expect(page()).toContain('<link rel="later" href="/assets/entry.js"><link rel="later" href="/assets/page.js">');
  expect(page()).not.toContain('modulepreload" href');
});

test("the preload of the leading picture stands ahead of the stylesheet, and the other pictures wait for it", () => {
  const html = page("product", '<link rel="preload" as="image"/><main><img fetchPriority="high"/></main>');
  expect(html.indexOf('rel="preload" as="image"')).toBeLessThan(html.indexOf("stylesheet"));
  expect(html).toContain('<div id="app"><main>');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-PK" data-noscript data-lead="awaited">/);
  expect(page()).toMatch(/^<!DOCTYPE html><html lang="en-PK" data-noscript><head>/);
});

test("nothing that a seller or a shopper wrote ends an element early", () => {
  const html = page();
  expect(html).toContain("<title>Rings &amp; more</title>");
  expect(html).toContain('content="&quot;Small&quot;"');
  expect(html).not.toContain("</script><b>");
  expect(html).toContain('{"a":"\\u003c/script>"}');
});

test("every inline script is one of the few that the policy allows; the cart alone has its own", () => {
  const allowed: readonly string[] = Object.values(inlineScripts);
  const scripts = (html: string) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(scripts(page()).every((text) => allowed.includes(text ?? ""))).toBe(true);
  expect(scripts(page())).not.toContain(inlineScripts.cart);
  expect(scripts(page("cart"))).toContain(inlineScripts.cart);
});

test("fonts are preloaded after the content", () => {
  expect(page()).toMatch(/<\/main>.*as="font".*as="font".*<\/body>/s);
  expect(page().split("</head>")[0]).not.toContain('as="font"');
});
