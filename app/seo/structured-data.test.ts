import { expect, test } from "vitest";
import { shownSettings } from "../../catalogue/edition.ts";
import { fileEdition } from "../../catalogue/file-edition.server.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { createReview } from "../../shop/testing/reviews.ts";
import type { HeadTag } from "./head-html.ts";
import { listData, productData, storeData } from "./structured-data.ts";

const settings = shownSettings(fileEdition);
const aina = {
  ...{ id: 1, name: "Aina", price: 95_000, summary: "Bridal set", category: "Bridals", inStock: true },
  badge: "Made to Order",
} as const;
const [picture] = ["1-hero"].map(fileEdition.catalogue.picture);

/** As a reader of JSON gets it. */
function read(tag: HeadTag) {
  return JSON.parse("jsonLd" in tag ? JSON.stringify(tag.jsonLd) : expect.fail("no JSON-LD"));
}

function described(reviews: Parameters<typeof productData>[3], change: Partial<Product & { was: number }> = {}) {
  return read(productData(settings, { ...aina, ...change }, picture ? [picture] : [], reviews));
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

test("an offer: price, stock, pictures as JPEG, delivery within Pakistan with its days", () => {
  const { image, offers } = described(undefined);
  expect(image).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/pictures\/1-hero\.\w+\.full\.jpg$/)]);
  expect(offers).toEqual({
    "@type": "Offer",
    url: "http://localhost:3000/product/1",
    price: 95_000,
    priceCurrency: "PKR",
    availability: "https://schema.org/InStock",
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "PK" },
      shippingRate: { "@type": "MonetaryAmount", currency: "PKR", value: 250 },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: { "@type": "QuantitativeValue", minValue: 10, maxValue: 15, unitCode: "DAY" },
        transitTime: { "@type": "QuantitativeValue", minValue: 2, maxValue: 4, unitCode: "DAY" },
      },
    },
  });
});

test("sold out, on sale, from the shelf", () => {
  const { offers } = described(undefined, { inStock: false, price: 80_000, was: 95_000, badge: "Ready to Ship" });
  expect(offers).toMatchObject({
    price: 80_000,
    priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: 95_000, priceCurrency: "PKR" },
    availability: "https://schema.org/OutOfStock",
    shippingDetails: { deliveryTime: { handlingTime: { minValue: 0, maxValue: 0 } } },
  });
});

test("free delivery counts by the price that is charged; without delivery days no time is named", () => {
  const { deliveryDays: _, ...without } = settings;
  const change = { ...without, freeDeliveryFrom: 95_000 };
  const { shippingDetails } = read(productData(change, aina, [])).offers;
  expect(shippingDetails.shippingRate.value).toBe(0);
  expect(shippingDetails).not.toHaveProperty("deliveryTime");
  expect(read(storeData(change)).hasShippingService.shippingConditions).toMatchObject([
    { shippingRate: { value: 250 } },
    { shippingRate: { value: 0 }, orderValue: { minValue: 95_000, currency: "PKR" } },
  ]);
});

test("the shop, with where it is, how it delivers and where its return policy stands", () => {
  expect(read(storeData(settings))).toMatchObject({
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    name: "Naqsh",
    address: { addressLocality: "Lahore", addressCountry: "PK" },
    hasMerchantReturnPolicy: { applicableCountry: "PK", merchantReturnLink: "http://localhost:3000/returns" },
    hasShippingService: {
      shippingConditions: [
        {
          shippingDestination: { addressCountry: "PK" },
          shippingRate: { value: 250, currency: "PKR" },
          transitTime: { duration: { minValue: 2, maxValue: 4, unitCode: "DAY" } },
        },
      ],
    },
  });
});

test("a listing names the pages of its pieces and nothing else, for few bytes", () => {
  expect(read(listData([3, 1])).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, url: "http://localhost:3000/product/3" },
    { "@type": "ListItem", position: 2, url: "http://localhost:3000/product/1" },
  ]);
});
