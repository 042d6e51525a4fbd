import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { fileEdition } from "../../catalogue/file-edition.server.ts";
import { currentBuild } from "./builds.ts";
import { createRenderedPages } from "./rendered-pages.ts";

const bundle = join(currentBuild(join(import.meta.dirname, "..", "..")) ?? "", "server", "index.js");
const build: ServerBuild = await import(pathToFileURL(bundle).href);

type RouteModule = Partial<Record<"loader" | "default", () => never>>;

/** The shop as it was built, but for one route. */
function renderWith(id: string, broken: RouteModule) {
  const route = build.routes[id];
  if (!route) throw new Error(`The build has no route ${id}`);
  const changed = { ...route, module: { ...route.module, ...broken } };
  return createRenderedPages({ ...build, routes: { ...build.routes, [id]: changed } }, () => fileEdition);
}

const returns = () => new Request("http://localhost:3000/returns");
const crash = (): never => {
  throw new Error("Broken on purpose");
};

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe.each<[string, RouteModule]>([
  ["loader", { loader: crash }],
  ["component", { default: crash }],
])("a page whose %s crashes on the server", (_, broken) => {
  test("is the error view inside the layout, with status 500", async () => {
    const response = await renderWith("returns", broken)(returns(), "client");
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain("Unexpected Application Error!");
    expect(html).toContain("Delivery all over Pakistan!");
    expect(html).toContain("Replacement &amp; Return Policy");
  });

  test("is logged, and keeps what went wrong from the shopper", async () => {
    const html = await (await renderWith("returns", broken)(returns(), "client")).text();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: "Broken on purpose" }));
    expect(html).toContain("Unexpected Server Error");
    expect(html).not.toContain("Broken on purpose");
    expect(html).not.toContain("crashed-pages");
  });
});

describe("a page that isn't there", () => {
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

  test("carries the stylesheet, and its security policy allows exactly that one", async () => {
    const response = await render(new Request("http://localhost:3000/nowhere"), "client");
    const [, styles] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(await response.text()) ?? [];
    const hash = createHash("sha256")
      .update(styles ?? "")
      .digest("base64");
    expect(styles?.length).toBeGreaterThan(1000);
    expect(response.headers.get("content-security-policy")).toContain(`style-src 'self' 'sha256-${hash}';`);
  });
});
