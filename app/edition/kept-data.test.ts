// @vitest-environment happy-dom
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { Shape } from "../../shop/shape.ts";

const answers = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const asked = () => answers.mock.calls.map(([address, init]) => [String(address), init?.cache ?? "default"]);

/** As a page does that has just been loaded. */
async function load(edition: number) {
  vi.resetModules();
  answers.mockReset().mockImplementation(async () => new Response("{}", { headers: { ETag: '"built"' } }));
  vi.stubGlobal("fetch", answers);
  const page = await import("./kept-data.ts");
  page.noteEdition(edition);
  const go = (address: string) => {
    const url = new URL(address, location.href);
    const args = { request: new Request(url), url, params: {}, pattern: "", context: new RouterContextProvider() };
    return page.dropOlderData(args, async () => "data");
  };
  return { ...page, go };
}

beforeEach(() => sessionStorage.clear());

test("data that was prefetched is used as it is while nothing newer was seen", async () => {
  const { go, askShop } = await load(3);
  expect(await go("/product/1")).toBe("data");
  await askShop("/search.json");
  expect(asked()).toEqual([["/search.json", "default"]]);
});

test("once something newer was seen, each page's data is asked for before it is shown; a filter asks for nothing", async () => {
  const { go, askShop } = await load(3);
  answers.mockResolvedValueOnce(new Response("[]", { headers: { ETag: '"4:abc.br"' } }));
  await askShop("/search.json");
  await go("/rings?sort=newest");
  await go("/rings?sort=price-up");
  await go("/");
  await go("/rings?sort=newest");
  await askShop("/search.json");
  expect(asked()).toEqual([
    ["/search.json", "default"],
    ["/rings.data?sort=newest", "no-cache"],
    ["/_.data", "no-cache"],
    ["/search.json", "default"],
  ]);
});

test("an answer in another shape than this page knows never reaches what asked for it", async () => {
  const { readFromShop } = await load(3);
  const shape: Shape<{ name: string }[]> = [{ name: "string" }];
  const read = (body: unknown, init?: ResponseInit) => {
    answers.mockResolvedValueOnce(Response.json(body, init));
    return readFromShop<{ name: string }[]>("/search.json", shape);
  };
  expect(await read([{ name: "Aina", since: "a later release" }])).toMatchObject([{ name: "Aina" }]);
  await expect(read([{ title: "Aina" }])).rejects.toThrow("/search.json");
  await expect(read({ items: [{ name: "Aina" }] })).rejects.toThrow("/search.json");
  await expect(read([{ name: "Aina" }], { status: 503 })).rejects.toThrow("503");
});

test("a page that is loaded anew knows what the tab has seen before it", async () => {
  await load(0);
  const { go } = await load(1);
  await go("/rings");
  expect(asked()).toEqual([["/rings.data", "no-cache"]]);
});

test("off line she gets what there is, and it is asked for again", async () => {
  await load(3);
  const { go } = await load(4);
  answers.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await go("/rings")).toBe("data");
  await go("/");
  await go("/rings");
  expect(asked().map(([address]) => address)).toEqual(["/rings.data", "/_.data", "/rings.data"]);
});
