import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countInTitle } from "./use-arrivals.ts";

beforeEach(() => vi.stubGlobal("document", { title: "(3) Orders · Desk" }));
afterEach(() => vi.unstubAllGlobals());

test("the title counts what has come in, and says what it said before once that is shown", () => {
  const end = countInTitle(2);
  expect(document.title).toBe("(2)\u00a0Orders · Desk");
  end?.();
  expect(document.title).toBe("(3) Orders · Desk");
});

test("beyond a hundred it says so instead of counting", () => {
  countInTitle(101);
  expect(document.title).toBe("(100+)\u00a0Orders · Desk");
});

test.each(["NQ-7F3K-92 · Desk", "(2) Orders · Desk"])(
  "a title that the page has been given since stays: %s",
  (title) => {
    const end = countInTitle(2);
    document.title = title;
    end?.();
    expect(document.title).toBe(title);
  },
);
