import { expect, it, vi } from "vitest";
import { createSite } from "./site.ts";
import type { FileResponse } from "./static-files.ts";

function siteWith(files: Record<string, string>) {
  const render = vi.fn(async (request: Request) => new Response(`rendered ${new URL(request.url).pathname}`));
  const answer = (text: string): FileResponse => ({ status: 200, headers: {}, body: new TextEncoder().encode(text) });
  const site = createSite({ files: (path) => (path in files ? answer(files[path] ?? "") : undefined), render });
  return async (path: string, method = "GET") => site(new Request(`http://shop.test${path}`, { method }), "client");
}
const ask = siteWith({
  "/": "home",
  "/rings": "rings",
  "/search.json": "index",
  "/pictures/1.avif": "picture",
});

it.each([
  ["/", "home"],
  ["/rings", "rings"],
  ["/search.json", "index"],
  ["/rings?utm_source=chat", "rings"],
  ["/rings?sort=price-up", "rendered /rings"],
  ["/nowhere", "rendered /nowhere"],
  ["/pictures/1.avif", "picture"],
])("%s answers %s", async (path, expected) => expect(await (await ask(path)).text()).toBe(expected));

it.each(["/assets/none.js", "/pictures/none.avif", "/desk/assets/none.js"])(
  "%s is missing without a page being rendered",
  async (path) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([404, "Not Found\n"]);
  },
);

it("takes a trailing slash off, within the shop", async () => {
  const response = await ask("/rings/?utm_source=x");
  expect([response.status, response.headers.get("location")]).toEqual([301, "/rings?utm_source=x"]);
  expect((await ask("//evil.example/")).headers.get("location")).toBe("/evil.example");
});

it.each(["/Rings", "/%72ings", "//rings", "/RINGS/"])("%s leads to the page's address for good", async (path) => {
  const response = await ask(`${path}?sort=newest`);
  expect([response.status, response.headers.get("location")]).toEqual([301, "/rings?sort=newest"]);
});

it("refuses other methods", async () => {
  const response = await ask("/rings", "POST");
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
