import { expect, test } from "vitest";
import { pictureFirst } from "./picture-first.ts";

const page = [
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>',
  '<body><script nonce="n">first()</script><script nonce="n" type="module" async="">import "/a.js"</script></body></html>',
].join("");

test("scripts and what they import wait for a later moment", () => {
  const html = pictureFirst(page, "n");
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>');
  expect(html).toContain('<script nonce="n" type="later">import "/a.js"</script>');
  expect(html).toContain('<script nonce="n">first()</script>');
});

test("what is to be known of the pieces in a cart is asked for ahead of them, in the cart alone", () => {
  expect(pictureFirst(page, "n", true)).toMatch(
    /<script nonce="n">\(function askAhead[\s\S]*"\/api\/products"\)<\/script>/,
  );
  expect(pictureFirst(page, "n")).not.toContain("askAhead");
});

test("the other pictures wait where one leads", () => {
  expect(pictureFirst(page, undefined)).toMatch(/^<html data-noscript>/);
  const led = page.replace("<body>", '<body><img fetchPriority="high"/>');
  expect(pictureFirst(led, undefined)).toMatch(/^<html data-noscript data-lead="awaited">/);
});

test("the one that starts them is the last in the page, and allowed like the others", () => {
  expect(pictureFirst(page, "n")).toMatch(
    /<script nonce="n">\(function startTheRest[\s\S]*\)\(\{"waiting":"later","earlyTap":"earlytap","alive":"alive","lost":"scriptslost"\}\)<\/script><\/body><\/html>$/,
  );
  expect(pictureFirst(page, undefined)).toContain("<script>(function startTheRest");
});

test("where scripts run, the page says so before anything is drawn", () => {
  expect(pictureFirst(page, "n")).toMatch(
    /^<html data-noscript><head><script nonce="n">document\.documentElement\.removeAttribute\("data-noscript"\)<\/script>/,
  );
});

test("presses are noted from the head on", () => {
  expect(pictureFirst(page, "n")).toMatch(/<script nonce="n">\(function noteTaps[\s\S]*<\/script><\/head><body>/);
});

test("what is written into the page stands there as it is, whatever signs are in it", () => {
  expect(pictureFirst(page, "$&$`")).toContain('<script nonce="$&$`">(function startTheRest');
  expect(pictureFirst(page, "$&$`")).toContain('<head><script nonce="$&$`">document');
});

test("the fonts are asked for behind all that is to be read", () => {
  expect(pictureFirst(page, "n")).toMatch(/<\/head><body>.*as="font".*as="font".*<\/body>/s);
  expect(pictureFirst(page, "n").split("</head>")[0]).not.toContain('as="font"');
});
