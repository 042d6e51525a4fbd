import { expect, test } from "vitest";
import { createReview } from "../../shop/testing/reviews.ts";
import { productData } from "./structured-data.ts";

const aina = { id: 1, name: "Aina", price: 95_000, summary: "Bridal set", category: "Bridals", inStock: true };

function described(reviews: Parameters<typeof productData>[3]) {
  const tag = productData({ name: "Naqsh" }, aina, [], reviews);
  return "jsonLd" in tag ? tag.jsonLd : expect.fail("no JSON-LD");
}

test("reviews of those who got the piece are described, those made up for the trial aren't", () => {
  const reviews = [
    createReview({ rating: 1, isSample: true }),
    createReview({ rating: 5 }),
    createReview({ rating: 4, name: "", words: "" }),
  ];
  expect(described(reviews)).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    review: [
      {
        reviewRating: { ratingValue: 5 },
        author: { name: "Hira" },
        datePublished: "2026-11-02",
        reviewBody: "Wore it for my baraat.",
      },
      { reviewRating: { ratingValue: 4 }, author: { name: "Somebody who got it" } },
    ],
  });
});

test("ten of them at most; without any, nothing is said of ratings", () => {
  const many = described(Array.from({ length: 12 }, () => createReview()));
  expect(many).toMatchObject({ aggregateRating: { reviewCount: 12 } });
  expect(many.review).toHaveLength(10);
  for (const none of [undefined, [createReview({ isSample: true })]]) {
    expect(described(none)).not.toHaveProperty("aggregateRating");
    expect(described(none)).not.toHaveProperty("review");
  }
});
