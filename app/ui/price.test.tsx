import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatRs } from "../../shop/money/rupees.ts";
import { Price, Saving } from "./price.tsx";

const text = (html: string) => html.replace(/<[^>]+>/g, "");

test("a price is just that", () => {
  expect(renderToStaticMarkup(<Price price={5200} />)).toBe("5,200 PKR");
  expect(renderToStaticMarkup(<Saving price={5200} />)).toBe("");
});

test("on sale the old price is struck, and what is saved is said", () => {
  const html = renderToStaticMarkup(<Price price={4100} was={5200} format={formatRs} />);
  expect(text(html)).toBe("Rs 4,100.00 before: 5,200");
  expect(html).toMatch(/<s [^>]*>.*5,200<\/s>/);
  expect(html).not.toMatch(/<s [^>]*>.*4,100/);
  expect(text(renderToStaticMarkup(<Saving price={4100} was={5200} />))).toBe("Save 1,100 PKR");
});
