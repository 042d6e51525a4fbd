// @vitest-environment happy-dom
import type { EntryContext } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { prefetchScripts, scriptList } from "./prefetch-scripts.ts";

afterEach(() => vi.unstubAllGlobals());

const route = (id: string, imports: string[]) => ({ id, module: `/desk/assets/${id}.js`, imports });
const routes = {
  orders: route("orders", ["/desk/assets/shared.js"]),
  order: route("order", ["/desk/assets/shared.js"]),
};

test("every screen's script is fetched once, one after the other", async () => {
  document.body.innerHTML = scriptList({ routes } as unknown as EntryContext["manifest"]);
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (script: string) => {
    fetched.push(script);
    return new Response("");
  });
  await prefetchScripts();
  expect(fetched).toEqual(["/desk/assets/orders.js", "/desk/assets/shared.js", "/desk/assets/order.js"]);
});

test("a page without a list, as in development, fetches nothing", async () => {
  document.body.innerHTML = "";
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  await prefetchScripts();
  expect(fetch).not.toHaveBeenCalled();
});
