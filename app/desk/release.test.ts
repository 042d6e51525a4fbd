// @vitest-environment happy-dom
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { reloadOnNewRelease } from "./release.ts";

beforeEach(() => {
  document.head.innerHTML = '<meta name="release" content="one">';
});

function arrive(root: unknown) {
  const url = new URL("http://localhost:3000/rings?sort=newest");
  const args = { request: new Request(url), url, params: {}, pattern: "/rings", context: new RouterContextProvider() };
  const results = root === undefined ? {} : { root: { type: "data" as const, result: root } };
  return reloadOnNewRelease(args, async () => results);
}

test("data of the page's own release is used", async () => {
  expect(await arrive({ release: "one" })).toEqual({ root: { type: "data", result: { release: "one" } } });
});

test("data of another release leads to a full page load of the destination", async () => {
  const left: unknown = await Promise.resolve(arrive({ release: "two" })).catch((thrown: unknown) => thrown);
  if (!(left instanceof Response)) throw new Error("No redirect was thrown.");
  expect(left.headers.get("location")).toBe("http://localhost:3000/rings?sort=newest");
  expect(left.headers.get("x-remix-reload-document")).toBe("true");
});

test.each([undefined, null, new Error("no answer"), {}])("data that names no release (%s) is used", async (root) => {
  await expect(arrive(root)).resolves.toBeDefined();
});
