import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Year } from "./year.tsx";

test("the seller's year, else this one", () => {
  expect(renderToStaticMarkup(<Year set={2025} />)).toBe("<span>2025</span>");
  expect(renderToStaticMarkup(<Year set={undefined} />)).toBe(`<span>${new Date().getFullYear()}</span>`);
});
