import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currentBuild } from "../server/site/builds.ts";
import { deskPath } from "../shop/desk/desk-paths.ts";
import { productPath } from "../shop/paths.ts";

const built = currentBuild(join(import.meta.dirname, "..")) ?? "";
const folders = { shop: join(built, "client"), desk: join(built, "desk", "client") };

type Part = { module: string; imports?: string[] };
type Manifest = { url: string; entry: Part; routes: Record<string, Part & { parentId?: string }> };

/** As they are sent: compressed, unless that made them larger. */
function sum(folder: string, paths: ReadonlySet<string>): number {
  const sizes = [...paths].map((path) => {
    const file = join(folder, path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return sizes.reduce((total, size) => total + size, 0);
}

function scriptOfPiece(): number {
  const html = readFileSync(join(folders.shop, productPath(1), "index.html"), "utf8");
  return sum(folders.shop, new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path)));
}

/** What each route of the desk loads: its own script, those of its layouts, and their imports. */
function scriptsOfDesk(): [string, Set<string>][] {
  const [file = ""] = globSync(join(folders.desk, "assets", "manifest-*.js"));
  const text = readFileSync(file, "utf8");
  const { url, entry, routes }: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const own = (path: string) => path.slice(deskPath.length);
  const withLayouts = (id: string | undefined): Part[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [route, ...withLayouts(route.parentId)] : [];
  };
  return Object.keys(routes).map((id) => {
    const parts = [entry, ...withLayouts(id)];
    return [id, new Set([url, ...parts.flatMap(({ module, imports = [] }) => [module, ...imports])].map(own))];
  });
}

// Sellers have the same slow connections as shoppers. The desk has a router of some 35 kB, and its screens more to do:
// the order's has a dozen sheets, which are part of it so that a press on one that its address opened isn't lost.
test("no screen of the desk has more script than a piece's page in the shop and a router, nor many more files", () => {
  const piece = scriptOfPiece() + 57_000;
  const screens = scriptsOfDesk();
  expect(piece).toBeGreaterThan(50_000);
  expect(screens.length).toBeGreaterThan(15);
  for (const [screen, scripts] of screens) {
    expect(sum(folders.desk, scripts), screen).toBeLessThanOrEqual(piece);
    expect(scripts.size, [screen, ...scripts].join("\n")).toBeLessThanOrEqual(20);
  }
});
