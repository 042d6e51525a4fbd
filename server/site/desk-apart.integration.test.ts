import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDeskServer } from "../testing/desk-server.ts";
import { holdBuild } from "./builds.ts";

const build = holdBuild(join(import.meta.dirname, "..", ".."));

/** The word, in any spelling of a file or a route; pictures for a desktop's width are none of it. */
const ofTheDesk = /desk(?!top)/i;

test("shoppers' scripts contain no code and no route of the desk", async () => {
  const folder = join(build, "client");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(190);
  expect(names.filter((name) => ofTheDesk.test(name))).toEqual([]);
  const naming = texts.filter((name) => ofTheDesk.test(readFileSync(join(folder, name), "utf8")));
  // The worker leaves its addresses alone, and has to know them for that.
  expect(naming).toEqual(["service-worker.js"]);
});

test("nor does what is rendered for them", async () => {
  const { ask } = await openDeskServer();
  for (const path of ["/shop?sort=newest", "/nowhere", "/robots.txt", "/sitemap.xml"])
    expect((await ask(path)).body, path).not.toMatch(ofTheDesk);
});
