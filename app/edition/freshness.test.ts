import { expect, test } from "vitest";
import { createFreshness, editionOfTag } from "./freshness.ts";

function open(newest?: number) {
  let time = 1_000_000;
  const freshness = createFreshness(() => time, newest);
  const pass = (ms: number) => {
    time += ms;
  };
  return { ...freshness, now: () => time, pass };
}

test("the first edition that is seen makes nothing old", () => {
  const { see, mustAsk, isTooOld, now } = open();
  see(7);
  expect([mustAsk("/rings.data"), isTooOld(now())]).toEqual([false, false]);
});

test("a newer one makes old what was kept before, and each address is asked about once", () => {
  const { see, mustAsk, isTooOld, now, pass } = open();
  see(7);
  const before = now();
  pass(10);
  see(8);
  expect([isTooOld(before), isTooOld(now())]).toEqual([true, false]);
  expect([mustAsk("/rings.data"), mustAsk("/rings.data"), mustAsk("/shop.data")]).toEqual([true, false, true]);
  see(9);
  expect(mustAsk("/rings.data")).toBe(true);
});

test("an older one, or the same again, changes nothing: a page that no change concerned keeps its number", () => {
  const { see, mustAsk } = open();
  for (const seen of [7, 7, 0, 3]) see(seen);
  expect(mustAsk("/rings.data")).toBe(false);
});

test("one that a page of this tab saw before counts after it was loaded anew", () => {
  const { see, mustAsk } = open(7);
  see(8);
  expect(mustAsk("/rings.data")).toBe(true);
});

test("what couldn't be asked is asked for again", () => {
  const { see, mustAsk, unasked } = open(7);
  see(8);
  mustAsk("/rings.data");
  unasked("/rings.data");
  expect(mustAsk("/rings.data")).toBe(true);
});

test("a minute is the most that anything is kept, change or none; by then the browser's cache is empty, too", () => {
  const { see, mustAsk, isTooOld, now, pass } = open(7);
  see(8);
  const kept = now();
  pass(59_999);
  expect([isTooOld(kept), mustAsk("/rings.data")]).toEqual([false, true]);
  pass(1);
  expect([isTooOld(kept), mustAsk("/shop.data")]).toEqual([true, false]);
});

test.each([
  ['"12:Xf3.br"', 12],
  ['W/"3:a"', 3],
  ['"0:a"', 0],
  ['"12-Xf3.br"', undefined],
  [null, undefined],
])("the tag %s names edition %s", (tag, edition) => {
  expect(editionOfTag(tag)).toBe(edition);
});
