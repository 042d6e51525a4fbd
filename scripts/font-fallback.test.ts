import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fallbackFace } from "./font-fallback.ts";

test("a fallback has the width and line height of the web font", () => {
  const of = { unitsPerEm: 1000, ascent: 900, descent: 300, lineGap: 0, averageWidth: 400 };
  const as = { unitsPerEm: 2000, ascent: 1900, descent: 400, lineGap: 60, averageWidth: 1000 };
  const css = fallbackFace({ family: "Forum fallback", weight: "400", names: ["Georgia", "Gelasio"], of, as });
  // Widths of 0.5 em scale to 0.4 em, so its em is 0.8 of ours and the overrides are divided by that.
  expect(css).toContain('src: local("Georgia"), local("Gelasio");');
  expect(css).toContain("size-adjust: 80%;");
  expect(css).toContain("ascent-override: 112.5%;");
  expect(css).toContain("descent-override: 37.5%;");
  expect(css).toContain("line-gap-override: 0%;");
});

test("both faces together stay under 26 kB", () => {
  const folder = join(import.meta.dirname, "..", "app", "assets", "fonts");
  const files = readdirSync(folder);
  expect(files.sort()).toEqual(["figtree.woff2", "forum.woff2"]);
  expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(26_000);
});
