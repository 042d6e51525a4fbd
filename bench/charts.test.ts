import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawChart, escapeXml, formatValue, palette } from "./charts.ts";

const chart = {
  file: "paint.svg",
  title: "Paint & <baseline>",
  unit: "ms",
  groups: [
    {
      label: "home",
      bars: [
        { label: "shop", value: 200 },
        { label: "baseline", value: 100 },
      ],
    },
    { label: "product", bars: [{ label: "baseline", value: 50 }] },
  ],
};

function barWidths(svg: string): number[] {
  return [...svg.matchAll(/class="bar-\d" [^>]*?width="(\d+)"/g)].map(([, width]) => Number(width));
}

describe("drawChart", () => {
  it("draws each bar as long as its value", () => {
    const [shop = 0, baseline = 0, product = 0] = barWidths(drawChart(chart));
    expect(shop).toBeGreaterThan(100);
    expect(baseline).toBe(Math.round(shop / 2));
    expect(product).toBe(Math.round(shop / 4));
  });

  it("gives the same label the same colour in every group", () => {
    expect([...drawChart(chart).matchAll(/class="(bar-\d)"/g)].map(([, name]) => name)).toEqual([
      "bar-0",
      "bar-1",
      "bar-1",
    ]);
  });

  it("has its title, labels and values, escaped", () => {
    const svg = drawChart(chart);
    for (const words of ["Paint &amp; &lt;baseline&gt;", "home", "product", "200 ms", "50.0 ms"])
      expect(svg).toContain(words);
    expect(svg).not.toContain("<baseline>");
  });

  it("draws zero as a thin bar, and an empty chart", () => {
    const empty = { ...chart, groups: [{ label: "shift", bars: [{ label: "shop", value: 0 }] }] };
    expect(barWidths(drawChart(empty))).toEqual([1]);
    expect(drawChart({ ...chart, groups: [] })).toContain("</svg>");
  });

  it("uses the colours of the shop", () => {
    const stylesheet = readFileSync(join(import.meta.dirname, "..", "app", "theme.css"), "utf8");
    const colours = Object.values(palette).flatMap(({ bars, ...others }) => [...Object.values(others), ...bars]);
    for (const colour of colours) expect(stylesheet).toContain(`: ${colour};`);
  });
});

it.each([
  [1234.5, "1,235"],
  [56.78, "56.8"],
  [8.9, "8.90"],
  [0, "0.00"],
])("writes %d as %s", (value, words) => expect(formatValue(value)).toBe(words));

it("escapes XML's special characters", () => expect(escapeXml(`<a b="c">&`)).toBe("&lt;a b=&quot;c&quot;&gt;&amp;"));
