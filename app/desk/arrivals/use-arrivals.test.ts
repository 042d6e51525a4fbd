import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countInTitle } from "./use-arrivals.ts";

beforeEach(() => vi.stubGlobal("document", { title: "(3) Orders · Desk" }));
afterEach(() => vi.unstubAllGlobals());

test("the title counts new orders, and is restored once they are shown", () => {
  const end = countInTitle(2);
  expect(document.title).toBe("(2)\u00a0Orders · Desk");
  end?.();
  expect(document.title).toBe("(3) Orders · Desk");
});

test("more than a hundred are shown as 100+", () => {
  countInTitle(101);
  expect(document.title).toBe("(100+)\u00a0Orders · Desk");
});

test.each(["NQ-7F3K-92 · Desk", "(2) Orders · Desk"])("a title that the page has set since stays: %s", (title) => {
  const end = countInTitle(2);
  document.title = title;
  end?.();
  expect(document.title).toBe(title);
});
