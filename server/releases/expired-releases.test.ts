import { expect, test } from "vitest";
import { expiredReleases } from "./expired-releases.ts";

const day = 24 * 60 * 60 * 1000;
const now = 1_000 * day;
const seen = (...daysAgo: number[]) => daysAgo.map((ago) => ({ id: `${ago}`, seenAt: now - ago * day }));

test("the last ten stay, however old", () => {
  expect(expiredReleases(seen(400, 100, 90, 80, 70, 60, 50, 45, 40, 35), now)).toEqual([]);
});

test("the last thirty days stay, however many", () => {
  const many = Array.from({ length: 60 }, (_, index) => index / 2);
  expect(expiredReleases(seen(...many), now)).toEqual([]);
});

test("what is neither goes", () => {
  expect(expiredReleases(seen(0, 1, 2, 3, 4, 5, 6, 7, 8, 29, 31, 40), now)).toEqual(["31", "40"]);
});
