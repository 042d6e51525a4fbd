import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StickyBar } from "./sticky-bar.tsx";

const words = (price: { price: number; was?: number }) =>
  renderToStaticMarkup(<StickyBar name="Aina" price={price} added={0} watched={createRef()} />);

test("on sale the bar shows the old price struck, as the page does", () => {
  expect(words({ price: 80_000, was: 95_000 })).toMatch(/PKR 80,000.*<s [^>]*>.*95,000<\/s>/);
  expect(words({ price: 95_000 })).not.toMatch(/<s /);
});
