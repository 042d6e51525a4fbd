import { expect, test } from "vitest";
import { findEarly, type LatePart } from "./late-parts.ts";

const parts: LatePart[] = [
  { name: "checkout", isIn: (path) => path === "/assets/page-1.js", neededBy: "checkout" },
  { name: "toasts", isIn: (path) => path.startsWith("/assets/toasts-") },
];

test("a part that a page loaded without needing it is named", () => {
  expect(findEarly(parts, "home", ["/", "/assets/toasts-abc.js", "/assets/page-1.js"])).toEqual(["checkout", "toasts"]);
  expect(findEarly(parts, "home", ["/", "/assets/toast-abc.js"])).toEqual([]);
});

test("the page that needs a part may load it", () => {
  expect(findEarly(parts, "checkout", ["/assets/page-1.js"])).toEqual([]);
});
