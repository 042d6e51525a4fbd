import { expect, test } from "vitest";
import { needsData } from "./needs-data.ts";

const change = (from: string, to: string) => ({
  currentUrl: new URL(from, "https://naqsh.pk"),
  nextUrl: new URL(to, "https://naqsh.pk"),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
});

test.each([
  ["/rings", "/rings?sort=newest", false],
  ["/shop?q=kundan", "/shop?q=kundan&metal=rose", false],
  ["/shop?listing=rings", "/shop", false],
  ["/shop", "/shop?q=kundan", true],
  ["/shop?q=kundan", "/shop?q=mah", true],
  ["/rings", "/bangles", true],
  ["/rings?sort=newest", "/product/97", true],
  // As often as she presses the link to where she is.
  ["/rings", "/rings", true],
])("from %s to %s: %s", (from, to, expected) => expect(needsData(change(from, to))).toBe(expected));
