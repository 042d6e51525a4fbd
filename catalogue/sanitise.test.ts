import fc from "fast-check";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { droppedFrom, sanitise } from "./sanitise.ts";
import { sampleProducts } from "./testing/sample-catalogue.ts";

const tags = new Set(["P", "STRONG", "EM", "UL", "OL", "LI", "BR", "A"]);

const { document } = new Window({ url: "https://naqsh.example/product/1" });

/** Parses the result as a browser would, with another parser than the sanitiser's. */
function unsafeParts(html: string): string[] {
  const body = document.createElement("div");
  body.innerHTML = html;
  const parts: string[] = [];
  for (const element of body.querySelectorAll("*")) {
    if (!tags.has(element.tagName)) parts.push(element.tagName);
    for (const { name, value } of element.attributes) {
      if (element.tagName !== "A" || name !== "href") parts.push(name);
      else if (!/^https?:$/.test(new URL(value ?? "", "https://naqsh.example/").protocol)) parts.push(`${value}`);
    }
  }
  return parts;
}

const attacks = [
  `<script>steal()</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>steal()</scr</script>ipt>`,
  `<<script>script>steal()<</script>/script>`,
  `<img src=x onerror=steal()>`,
  `<p onclick="steal()">Kundan</p>`,
  `<p/onmouseover=steal()>Kundan</p>`,
  `<a href="javascript:steal()">x</a>`,
  `<a href="JaVaScRiPt:steal()">x</a>`,
  `<a href=" \u0001javascript:steal()">x</a>`,
  `<a href="java\nscript:steal()">x</a>`,
  `<a href="java&#9;script:steal()">x</a>`,
  `<a href="&#106;avascript&colon;steal()">x</a>`,
  `<a href="java<!-- -->script:steal()">x</a>`,
  `<a href="data:text/html,<script>steal()</script>">x</a>`,
  `<a href="vbscript:steal()">x</a>`,
  `<a href="//evil.example">x</a>`,
  `<a href="https://naqsh.example" onfocus="steal()" autofocus>x</a>`,
  `<svg onload=steal()><script>steal()</script></svg>`,
  `<svg><a xlink:href="javascript:steal()"><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=steal()></style></mglyph></table></mtext></math>`,
  `<style>body{background:url(javascript:steal())}</style>`,
  `<p style="background:url(javascript:steal())">x</p>`,
  `<iframe src="javascript:steal()"></iframe>`,
  `<iframe srcdoc="<script>steal()</script>"></iframe>`,
  `<object data="javascript:steal()"></object><embed src="data:text/html,x">`,
  `<form action="javascript:steal()"><button>x</button></form>`,
  `<noscript><p title="</noscript><img src=x onerror=steal()>"></noscript>`,
  `<textarea><img title="</textarea><img src=x onerror=steal()>"></textarea>`,
  `<xmp><p title="</xmp><img src=x onerror=steal()>"></xmp>`,
  `<template><script>steal()</script></template>`,
  `<!--><img src=x onerror=steal()>-->`,
  `<![CDATA[<script>steal()</script>]]>`,
  `<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:steal()">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<ul><li><strong><script>steal()</script></strong></li></ul>`,
];

describe("the detector of these tests", () => {
  it("finds what would run", () => {
    expect(unsafeParts(`<script>steal()</script>`)).toEqual(["SCRIPT"]);
    expect(unsafeParts(`<p onclick="steal()">x</p>`)).toEqual(["onclick"]);
    expect(unsafeParts(`<a href="java\tscript:steal()">x</a>`)).toEqual(["java\tscript:steal()"]);
    expect(attacks.filter((attack) => unsafeParts(attack).length > 0).length).toBeGreaterThan(attacks.length - 8);
  });
});

describe("sanitise", () => {
  it.each(attacks)("removes what would run of %s", (attack) => {
    const clean = sanitise(attack);
    expect(unsafeParts(clean)).toEqual([]);
    expect(clean).not.toMatch(/<script|\son\w+\s*=|href="\s*(javascript|data|vbscript):/i);
  });

  it.each(attacks)("removes what would run inside a description: %s", (attack) => {
    expect(unsafeParts(sanitise(`<p>Eight <em>kundan</em> petals ${attack}</p><ul><li>148 g</li></ul>`))).toEqual([]);
  });

  it("is safe and idempotent for random markup", () => {
    const word = fc.constantFrom(
      "kundan",
      "&lt;",
      "&#60;",
      "<",
      ">",
      '"',
      "'",
      "=",
      "/",
      " ",
      "\n",
      "\0",
      "<!--",
      "-->",
      "]]>",
    );
    const tag = fc.constantFrom(
      "p",
      "a",
      "script",
      "svg",
      "style",
      "img",
      "math",
      "noscript",
      "textarea",
      "iframe",
      "li",
      "xmp",
    );
    const attribute = fc.constantFrom("href", "onerror", "style", "src", "onclick", "xlink:href", "srcdoc", "HREF");
    const value = fc.constantFrom(
      "javascript:x()",
      "data:text/html,x",
      "/rings",
      "https://naqsh.example",
      "x()",
      "java\tscript:x()",
    );
    const opening = fc.tuple(tag, attribute, value).map(([name, key, text]) => `<${name} ${key}="${text}">`);
    const piece = fc.oneof(
      word,
      opening,
      tag.map((name) => `</${name}>`),
      ...attacks.map((attack) => fc.constant(attack)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = sanitise(pieces.join(""));
        expect(unsafeParts(clean)).toEqual([]);
        expect(droppedFrom(clean)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  }, 30_000);

  it("keeps what a description needs", () => {
    const html = `<p><strong>Description:</strong> <em>Rania</em></p><ol><li>72 cm</li></ol><ul><li>7 × 10 cm</li></ul>`;
    expect(sanitise(html)).toBe(html);
    expect(sanitise("one<br>two")).toBe("one<br />two");
    expect(sanitise("4 < 5 & 6 > 2")).toBe("4 &lt; 5 &amp; 6 &gt; 2");
    for (const href of ["https://naqsh.example/a?b=1", "http://naqsh.example", "/rings", "#care", "rings"]) {
      expect(sanitise(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
    }
  });

  it("changes nothing in the shop's own descriptions", () => {
    for (const { description } of sampleProducts) expect(sanitise(description)).toBe(description);
  });
});

describe("droppedFrom", () => {
  it("finds nothing in what is kept", () => {
    const html = `<p>One<br>two <a href="/rings?sort=newest&amp;metal=gold">rings</a> &amp; <em>more</em></p>`;
    expect(droppedFrom(html)).toEqual([]);
    for (const { description } of sampleProducts) expect(droppedFrom(description)).toEqual([]);
  });

  it("names each thing once", () => {
    const html = `<script>x()</script><p onclick="x()" style="color:red"><span>a</span><span>b</span></p>`;
    expect(droppedFrom(html)).toEqual(["<script>", 'onclick="…" on <p>', 'style="…" on <p>', "<span>"]);
    expect(droppedFrom(`<a href="javascript:x()">x</a>`)).toEqual(['a link to "javascript:x()"']);
    expect(droppedFrom(`<a href="data:text/html,x" target="_blank">x</a>`)).toHaveLength(2);
  });

  it.each(attacks.filter((attack) => !/^<(!|<)/.test(attack)))("names something of %s", (attack) => {
    expect(droppedFrom(attack)).not.toEqual([]);
  });
});
