import { expect, test } from "vitest";
import { paintFirst } from "./paint-first.ts";

const page = [
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>',
  '<body><script nonce="n">first()</script><script nonce="n" type="module" async="">import "/a.js"</script></body></html>',
].join("");

test("scripts and what they import wait until the page has been drawn", () => {
  const html = paintFirst(page, "n");
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>');
  expect(html).toContain('<script nonce="n" type="later">import "/a.js"</script>');
  expect(html).toContain('<script nonce="n">first()</script>');
});

test("the one that starts them is the last in the page, and allowed like the others", () => {
  expect(paintFirst(page, "n")).toMatch(
    /<script nonce="n">\(function startScripts[\s\S]*\)\("later"\)<\/script><\/body><\/html>$/,
  );
});

test("the fonts are asked for behind all that is to be read", () => {
  expect(paintFirst(page, "n")).toMatch(/<\/head><body>.*as="font".*as="font".*<\/body>/s);
});
