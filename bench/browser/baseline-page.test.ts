import { expect, test } from "vitest";
import { baselineOf } from "./baseline-page.ts";

const page = `<!DOCTYPE html><html lang="en"><head><title>Rings</title>
<link rel="preload" as="image" href="/logo.svg"><link rel="preload" as="font" href="/forum.woff2">
<link rel="preload" as="image" href="/first.avif" fetchPriority="high">
<link rel="modulepreload" href="/vendor.js"><link rel="later" href="/vendor.js"><link rel="icon" href="/favicon.svg"><style>h1 > a { color: red }</style></head>
<body><img src="/logo.svg" alt=""><svg><use href="/icons.svg#menu"></use></svg><main><h1>Rings</h1>
<picture class="box"><source srcset="/other.avif"><img src="/other.webp" alt=""></picture>
<picture class="box"><source srcset="/first.avif"><img src="/first.webp" alt="" fetchpriority="high"></picture>
</main><script>alert(1)</script><script type="module" src="/entry.js"></script></body></html>`;

test("scripts and their preloads are removed; text, stylesheet and fonts stay", () => {
  const baseline = baselineOf(page);
  expect(baseline).toMatch(/^<!DOCTYPE html><html lang="en"><head>/);
  expect(baseline).toContain("<h1>Rings</h1>");
  expect(baseline).toContain("<style>h1 > a { color: red }</style>");
  expect(baseline).toContain("/forum.woff2");
  expect(baseline).not.toMatch(/script|vendor|icon|alert/);
});

test("the picture with the highest priority stays, with its sources; of the others only the boxes", () => {
  const baseline = baselineOf(page);
  expect(baseline.match(/\/first\.avif/g)).toHaveLength(2);
  expect(baseline).toContain("/first.webp");
  expect(baseline).not.toMatch(/other|logo/);
  expect(baseline.match(/class="box"/g)).toHaveLength(2);
});

test("without a priority the first picture of the content stays", () => {
  const baseline = baselineOf(page.replaceAll(/ fetchpriority="high"/gi, ""));
  expect(baseline).toContain("/other.webp");
  expect(baseline).not.toContain("/first");
});

test("a page may have no pictures", () => {
  expect(baselineOf("<!DOCTYPE html><html><body><main><p>Empty</p></main></body></html>")).toContain("<p>Empty</p>");
});
