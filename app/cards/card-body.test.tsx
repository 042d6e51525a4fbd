import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProductCard } from "../../shop/pieces/card.ts";
import { CardBody } from "./card-body.tsx";

const zoya: ProductCard = {
  id: 44,
  name: "Zoya",
  summary: "Bridal chandbalis in emerald green and kundan",
  price: 12_500,
  badge: "Made to Order",
  soldOut: false,
  picture: { name: "44-hero", hash: "3fa2c1", width: 810, height: 1080, tone: "#e8dccb" },
};
const sale = { price: 9_500, was: 12_500 };
const rating = { mean: 4.9, count: 12 };

const words = (card: Partial<ProductCard>) =>
  renderToStaticMarkup(<CardBody card={{ ...zoya, ...card }} sizes="50vw" />)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("name, noun line, price and what others say", () => {
  expect(words({ rating })).toMatch(
    /^Made to Order Zoya Bridal chandbalis in emerald green and kundan 12,500 PKR 4\.9 \(12\) /,
  );
});

test("on sale a badge of its own and the saving, without the count of reviews", () => {
  const text = words({ ...sale, rating });
  expect(text).toMatch(/^Made to Order Sale Zoya/);
  expect(text).toContain("9,500 PKR before: 12,500");
  expect(text).toContain("Save 3,000 PKR");
  expect(text).not.toContain("(12)");
});

test("sold out replaces either badge", () => {
  expect(words({ ...sale, soldOut: true })).toMatch(/^Sold out Zoya/);
});
