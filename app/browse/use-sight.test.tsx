// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Piece, Seen } from "../../shop/listing-page.ts";
import type { ListingView } from "../../shop/listing-view.ts";
import type { Browsed } from "./browse-data.server.ts";
import { type Sight, useSight } from "./use-sight.ts";

const facets = { listing: [], badge: [], metal: [], stone: [], inStock: 0 };
const seenOf = (view: ListingView, count: number): Seen<Piece> => ({
  view,
  count,
  firstCount: count,
  shown: [],
  facets,
});
const plain: ListingView = { sort: "featured" };
const cheapest: ListingView = { sort: "price-up" };
/** Too many to be brought along: the page came with what its first view shows. */
const large = {
  scope: "shop",
  total: 13_500,
  also: 0,
  pieces: undefined,
  seen: seenOf(plain, 13_500),
} as unknown as Browsed;

let root: Root;
let sight: Sight;
function Page({ view, data = large }: { view: ListingView; data?: Browsed }) {
  sight = useSight("/shop", data, view);
  return null;
}
const show = (view: ListingView) => act(async () => root.render(<Page view={view} />));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test("what the page came with asks nobody; another view is asked for, and the pieces stay until it comes", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = vi.fn((_address: string) => promise);
  vi.stubGlobal("fetch", asked);
  await show(plain);
  expect(asked).not.toHaveBeenCalled();
  await show(cheapest);
  expect(asked.mock.calls[0]?.[0]).toBe("/pieces.json?sort=price-up&page=%2Fshop");
  expect([sight.seen.count, sight.isPending]).toEqual([13_500, true]);
  await act(async () => resolve(Response.json({ ...large, seen: seenOf(cheapest, 12_000) })));
  expect([sight.seen.count, sight.isPending]).toEqual([12_000, false]);
});

test("what can't be asked leaves the pieces as they were, and can be tried again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await show(plain);
  await show(cheapest);
  expect([sight.seen.count, sight.isPending]).toEqual([13_500, false]);
  vi.stubGlobal("fetch", async () => Response.json({ ...large, seen: seenOf(cheapest, 12_000) }));
  await act(async () => sight.retry?.());
  expect([sight.seen.count, sight.isPending, sight.retry]).toEqual([12_000, false, undefined]);
});

test("an answer in the shape of another release is as good as none", async () => {
  const { facets: _, ...other } = seenOf(cheapest, 12_000);
  vi.stubGlobal("fetch", async () => Response.json({ ...large, seen: other }));
  await show(plain);
  await show(cheapest);
  expect([sight.seen.count, sight.isPending, sight.retry]).toEqual([13_500, false, expect.any(Function)]);
});

test("a few hundred pieces are fetched once; from then on no view asks anybody", async () => {
  const some = { ...large, total: 135 };
  const picture = { name: "1-hero", hash: "abc", width: 480, height: 640, tone: "#fff" };
  const ring = { name: "Aina", alt: "A ring", badge: "Ready to Ship", metal: "gold", picture, soldOut: false };
  const rings = [1, 2].map((id) => {
    return { ...ring, id, price: id * 1000, stones: [], listings: ["rings"], inStock: true };
  });
  const asked = vi.fn(async (_address: string) =>
    Response.json({ ...some, seen: undefined, pieces: { found: rings, also: [] } }),
  );
  vi.stubGlobal("fetch", asked);
  await act(async () => root.render(<Page view={plain} data={some} />));
  expect(asked.mock.calls.map(([address]) => address)).toEqual(["/pieces.json"]);
  await act(async () => root.render(<Page view={{ sort: "price-down" }} data={some} />));
  expect(sight.seen.shown.map(({ id }) => id)).toEqual([2, 1]);
  expect([sight.isPending, asked.mock.calls.length]).toEqual([false, 1]);
});
