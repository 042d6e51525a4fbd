import { expect, test } from "vitest";
import { createLruCache } from "./lru-cache.ts";

const openCache = () => createLruCache<string>(10, (text) => text.length);

test("evicts the least recently used values when the total size exceeds the limit", () => {
  const cache = openCache();
  cache.set("a", "1234");
  cache.set("b", "1234");
  cache.get("a");
  cache.set("c", "1234");
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual(["1234", undefined, "1234"]);
});

test("peek doesn't count as a use", () => {
  const cache = openCache();
  cache.set("a", "1234");
  cache.set("b", "1234");
  expect(cache.peek("a")).toBe("1234");
  cache.set("c", "1234");
  expect(cache.peek("a")).toBeUndefined();
});

test("a replaced value frees its size", () => {
  const cache = openCache();
  for (let count = 0; count < 20; count++) cache.set("a", "12345");
  cache.set("b", "12345");
  expect([cache.get("a"), cache.get("b")]).toEqual(["12345", "12345"]);
});

test("a value larger than the whole cache isn't stored, and evicts nothing but what it replaces", () => {
  const cache = openCache();
  cache.set("a", "1234");
  cache.set("b", "1234");
  cache.set("b", "12345678901");
  expect([cache.get("a"), cache.get("b")]).toEqual(["1234", undefined]);
});
