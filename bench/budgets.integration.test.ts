import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { currentBuild } from "../server/site/builds.ts";
import { cartPath, checkoutPath, homePath, listingPath, productPath, shopPath } from "../shop/paths.ts";
import { bundleBareReact } from "./browser/bare-react.ts";

const root = join(import.meta.dirname, "..");
const built = join(currentBuild(root) ?? "", "client");

/** As it is sent: compressed, unless that made it larger. */
function bytesOf(path: string): number {
  const file = path.startsWith("/pictures/") ? join(root, path) : join(built, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + bytesOf(path), 0);
const pageFile = (path: string) => join(path, "index.html");
const htmlOf = (path: string) => readFileSync(join(built, pageFile(path)), "utf8");
const found = (html: string, pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, path = ""]) => path));
const scriptsOf = (path: string) => found(htmlOf(path), /"(\/assets\/[^"]+\.js)"/g);

/** The candidate of the leading picture that a phone of 390 CSS pixels at density 2 chooses. */
function leadOf(html: string): string {
  const [, candidates = "", sizes = ""] =
    /<link rel="preload" as="image"[^>]* imageSrcSet="([^"]+)" imageSizes="([^"]+)"/.exec(html) ?? [];
  const neededWidth = sizes.endsWith("100vw") || sizes === "390px" ? 780 : 390;
  const widths = candidates.split(", ").map((candidate) => candidate.split(" "));
  const fitting = widths.find(([, width = ""]) => Number.parseInt(width, 10) >= neededWidth) ?? widths.at(-1);
  return fitting?.[0] ?? "";
}

describe("script of a first visit, beside React and its DOM alone", () => {
  let baseline = 0;
  beforeAll(async () => {
    baseline = (await bundleBareReact()).brotli;
  });

  // Whatever can be pressed is in the page's own scripts: no later request that could fail (docs/decisions/speed-limits.md).
  test.each([
    ["home", homePath, 1.55],
    ["a listing", listingPath("earrings"), 1.6],
    ["the whole shop", shopPath, 1.6],
    ["a bridal set", productPath(1), 1.62],
    ["the cart", cartPath, 1.6],
    ["checkout", checkoutPath, 1.75],
  ])("%s", (_, path, most) => {
    const scripts = scriptsOf(path);
    expect(scripts.size).toBeGreaterThan(3);
    expect(
      sum(scripts) / baseline,
      [...scripts].map((script) => `${script} ${bytesOf(script)}`).join("\n"),
    ).toBeLessThan(most);
    expect(scripts.size).toBeLessThanOrEqual(11);
  });
});

describe("what a phone fetches before the page's leading picture is there", () => {
  test.each([
    ["home", homePath, 130_000],
    ["a listing", listingPath("earrings"), 90_000],
    ["the whole shop", shopPath, 90_000],
    ["a bridal set", productPath(1), 150_000],
  ])("%s", (_, path, most) => {
    const html = htmlOf(path);
    const lead = leadOf(html);
    expect(lead).toMatch(/^\/pictures\/.+\.avif$/);
    const preloaded = found(html, /<link rel="preload"[^>]* href="([^"]+)"/g);
    expect(sum([pageFile(path), lead, ...preloaded])).toBeLessThan(most);
    expect([...preloaded].map((file) => file.split(".").at(-1)).sort()).toEqual(["woff2", "woff2"]);
  });
});

test("pages and what they fetch stay small", () => {
  for (const path of [homePath, listingPath("earrings"), shopPath, productPath(1)]) {
    // Stylesheet, logo and icons are inlined.
    expect(bytesOf(pageFile(path)), path).toBeLessThan(32_000);
  }
  expect(bytesOf("/search.json")).toBeLessThan(12_000);
});
