import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import type { Edition } from "../../catalogue/edition.ts";
import { fileEdition } from "../../catalogue/file-edition.server.ts";
import { currentBuild } from "./builds.ts";
import { readPageBuild } from "./page-build.ts";
import { createRenderedPages } from "./rendered-pages.ts";

const build = await readPageBuild(currentBuild(join(import.meta.dirname, "..", "..")) ?? "");

const crash = (): never => {
  throw new Error("Broken on purpose");
};

const { catalogue, policies } = fileEdition;
const brokenPolicy = Object.defineProperty({ ...policies.returns }, "sections", { get: crash, enumerable: true });

const breakable: [string, string, Edition][] = [
  ["route", "/rings", { ...fileEdition, catalogue: { ...catalogue, listing: crash } }],
  ["component", "/returns", { ...fileEdition, policies: { ...policies, returns: brokenPolicy } }],
];

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe.each(breakable)("a page whose %s crashes on the server", (_, path, edition) => {
  const render = () => createRenderedPages(build, () => edition)(new Request(`http://localhost:3000${path}`), "client");

  test("is the error view inside the layout, with status 500", async () => {
    const response = await render();
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain("Unexpected Application Error!");
    expect(html).toContain("Delivery all over Pakistan!");
    expect(html).toContain("Replacement &amp; Return Policy");
  });

  test("is logged, and shows the shopper no details", async () => {
    const html = await (await render()).text();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: "Broken on purpose" }));
    expect(html).toContain("Unexpected Server Error");
    expect(html).not.toContain("Broken on purpose");
    expect(html).not.toContain("crashed-pages");
  });
});

describe("a page that doesn't exist", () => {
  const render = createRenderedPages(build, () => fileEdition);

  test.each(["/nowhere", "/rings/nowhere", "/constructor", "/%00", "/%E0%A4%A", "/..%2f..%2fetc%2fpasswd"])(
    "%s answers 404 in the layout, unlogged",
    async (path) => {
      const response = await render(new Request(`http://localhost:3000${path}`), "client");
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain("Unexpected Application Error!");
      expect(html).toContain("404 Not Found");
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(log).not.toHaveBeenCalled();
    },
  );

  test("has the stylesheet inline, and its security policy allows exactly that one", async () => {
    const response = await render(new Request("http://localhost:3000/nowhere"), "client");
    const [, styles] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(await response.text()) ?? [];
    const hash = createHash("sha256")
      .update(styles ?? "")
      .digest("base64");
    expect(styles?.length).toBeGreaterThan(1000);
    expect(response.headers.get("content-security-policy")).toContain(`style-src 'self' 'sha256-${hash}';`);
  });
});
