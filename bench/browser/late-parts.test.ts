import { expect, test } from "vitest";
import { findEarly, type LatePart } from "./late-parts.ts";

const parts: LatePart[] = [
  { name: "checkout", isIn: (path) => path === "/assets/route-1.js", neededBy: "checkout" },
  { name: "toasts", isIn: (path) => path.startsWith("/assets/toasts-") },
];

test("a part that came where nobody needs it yet is named", () => {
  expect(findEarly(parts, "home", ["/", "/assets/toasts-abc.js", "/assets/route-1.js"])).toEqual([
    "checkout",
    "toasts",
  ]);
  expect(findEarly(parts, "home", ["/", "/assets/toast-abc.js"])).toEqual([]);
});

test("the page that is made of it may have it", () => {
  expect(findEarly(parts, "checkout", ["/assets/route-1.js"])).toEqual([]);
});
