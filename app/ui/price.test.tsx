import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatRs } from "../../shop/money/rupees.ts";
import { Price } from "./price.tsx";

const text = (html: string) => html.replace(/<[^>]+>/g, "");

test("a price is just that", () => {
  expect(renderToStaticMarkup(<Price price={5200} />)).toBe("5,200 PKR");
});

test("a sale is said in words, and the old price is struck", () => {
  const html = renderToStaticMarkup(<Price price={4100} was={5200} format={formatRs} />);
  expect(text(html)).toBe("Sale Rs 4,100.00 before: Rs 5,200.00");
  expect(html).toMatch(/<s [^>]*>.*Rs 5,200\.00<\/s>/);
  expect(html).not.toMatch(/<s [^>]*>.*4,100/);
});
