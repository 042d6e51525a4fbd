import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon, iconNames } from "./icon.tsx";
import { Nuqta } from "./nuqta.tsx";
import { Shamsa } from "./shamsa.tsx";

const asset = (name: string) => readFileSync(new URL(`../assets/${name}`, import.meta.url), "utf8");
const ids = (svg: string) => [...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);

test("the sprite draws every icon that has a name, and no other", () => {
  expect(ids(asset("icons.svg")).sort()).toEqual([...iconNames].sort());
});

test("a page comes with its icons drawn in it", () => {
  const bag = /<symbol id="bag"(.+?)<\/symbol>/.exec(asset("icons.svg"))?.[1] ?? "missing";
  expect(renderToStaticMarkup(<Icon name="bag" />)).toMatch(/^<svg aria-hidden="true"/);
  expect(renderToStaticMarkup(<Icon name="bag" />)).toContain(`><svg${bag}</svg></svg>`);
});

test.each([
  ["begun", "shamsa-begun"],
  ["broken", "shamsa-broken"],
  ["complete", "shamsa"],
] as const)("the %s shamsa points at a drawing whose lines don't thicken", (state, file) => {
  const svg = asset(`${file}.svg`);
  expect(ids(svg)).toEqual([file]);
  expect(renderToStaticMarkup(<Shamsa state={state} />)).toMatch(new RegExp(`${file}\\.svg[^"]*#${file}"`));
  const stroked = [...svg.matchAll(/<path[^>]*\bstroke=[^>]*>/g)];
  expect(stroked.length).toBeGreaterThan(0);
  for (const [path] of stroked) expect(path).toContain('vector-effect="non-scaling-stroke"');
});

test("nuqtas count one, two, three, each as wide as the text is high", () => {
  for (const count of [1, 2, 3] as const) {
    const html = renderToStaticMarkup(<Nuqta count={count} />);
    expect(html.match(/<path/g)).toHaveLength(count);
    expect(html).toContain(`width="${count === 1 ? "1.00em" : "2.15em"}"`);
  }
});
