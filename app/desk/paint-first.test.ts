import { expect, test } from "vitest";
import { paintFirst } from "./paint-first.ts";

const page = [
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>',
  '<body><script nonce="n">first()</script><script nonce="n" type="module" async="">import "/a.js"</script></body></html>',
].join("");

test("scripts and their preloads are deferred", () => {
  const html = paintFirst(page, "n");
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>');
  expect(html).toContain('<script nonce="n" type="later">import "/a.js"</script>');
  expect(html).toContain('<script nonce="n">first()</script>');
});

test("the script that starts them comes last and has the nonce", () => {
  expect(paintFirst(page, "n")).toMatch(
    /<script nonce="n">\(function startScripts[\s\S]*\)\("later"\)<\/script><\/body><\/html>$/,
  );
});

test("fonts are preloaded at the end of the body", () => {
  expect(paintFirst(page, "n")).toMatch(/<\/head><body>.*as="font".*as="font".*<\/body>/s);
});
