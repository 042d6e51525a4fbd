import type { BreadcrumbList, ItemList, OnlineStore, Product as ProductThing, Review, WithContext } from "schema-dts";
import type { ShownSettings } from "../../catalogue/edition.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import { dayToText } from "../../shop/pakistan-days.ts";
import { homePath, productPath, returnsPath } from "../../shop/paths.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import type { Product } from "../../shop/pieces/product.ts";
import type { ShownPrice } from "../../shop/pieces/sale.ts";
import { sumRatings } from "../../shop/review/rating.ts";
import type { PublishedReview } from "../../shop/review/review.ts";
import { nobodyNamed } from "../../shop/review/written-review.ts";
import type { HeadTag } from "./head-html.ts";
import { absoluteUrl } from "./page-meta.ts";
import { jpegUrl } from "./picture-urls.ts";
import { type ShippingSettings, shippingDetails, shippingService } from "./shipping-data.ts";

type Described = Exclude<OnlineStore | BreadcrumbList | ItemList | ProductThing, string>;

/** A schema.org object as JSON-LD. */
function described<Thing extends Described>(thing: Thing): HeadTag {
  const jsonLd: WithContext<Thing> = { "@context": "https://schema.org", ...thing };
  return { jsonLd };
}

/** On the home page alone; what it says of returns and delivery counts for every piece. */
export function storeData(settings: ShownSettings): HeadTag {
  const { place } = settings;
  return described({
    "@type": "OnlineStore",
    name: settings.name,
    slogan: settings.tagline,
    url: absoluteUrl(homePath),
    logo: absoluteUrl("/icon-512.png"),
    email: settings.email,
    telephone: `+${settings.phone}`,
    address: {
      "@type": "PostalAddress",
      streetAddress: place.address,
      addressLocality: place.city,
      addressCountry: "PK",
    },
    sameAs: [settings.social.url],
    // The seller words the policy herself, so its page is all that can be said of it.
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "PK",
      merchantReturnLink: absoluteUrl(returnsPath),
    },
    hasShippingService: shippingService(settings),
  });
}

export function breadcrumbData(crumbs: readonly { name: string; path: string }[]): HeadTag {
  return described({
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  });
}

/** The pieces of a listing, by the addresses of their pages, which describe them. */
export function listData(ids: readonly number[]): HeadTag {
  return described({
    "@type": "ItemList",
    itemListElement: ids.map((id, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absoluteUrl(productPath(id)),
    })),
  });
}

type Offered = ShownPrice &
  Pick<Product, "id" | "name" | "summary" | "category" | "badge" | "inStock" | "material" | "weight">;

export function productData(
  settings: Pick<ShownSettings, "name"> & ShippingSettings,
  product: Offered,
  pictures: readonly PictureRef[],
  reviewed: readonly PublishedReview[] = [],
): HeadTag {
  return described({
    "@type": "Product",
    name: product.name,
    description: product.summary,
    category: product.category,
    ...(product.material && { material: product.material }),
    ...weightData(product.weight),
    sku: String(product.id),
    image: pictures.map(jpegUrl),
    brand: { "@type": "Brand", name: settings.name },
    ...reviewData(reviewed.filter(({ isSample }) => !isSample)),
    offers: {
      "@type": "Offer",
      url: absoluteUrl(productPath(product.id)),
      price: product.price,
      ...(product.was !== undefined && listPrice(product.was)),
      priceCurrency: "PKR",
      availability: product.inStock ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
      itemCondition: "https://schema.org/NewCondition",
      shippingDetails: shippingDetails(product, settings),
    },
  });
}

type Facts = Partial<Exclude<ProductThing, string>>;

/** Only of the piece as a whole: "18 g each" or "5 g in size 17" is no weight that a reader of this could use. */
function weightData(weight = ""): Facts {
  const [, grams] = /^(\d+(?:\.\d+)?) g(?: in all| the pair)?$/.exec(weight) ?? [];
  return grams ? { weight: { "@type": "QuantitativeValue", value: Number(grams), unitCode: "GRM" } } : {};
}

const describedReviews = 10;

/** The rating of all, and the newest reviews. */
function reviewData(reviews: readonly PublishedReview[]): Facts {
  const rating = sumRatings(reviews);
  if (!rating) return {};
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: rating.mean, reviewCount: rating.count, bestRating: 5 },
    review: reviews.slice(0, describedReviews).map(
      ({ rating: given, words, name, day }): Review => ({
        "@type": "Review",
        reviewRating: { "@type": "Rating", ratingValue: given, bestRating: 5 },
        author: { "@type": "Person", name: name || nobodyNamed },
        datePublished: dayToText(day),
        ...(words && { reviewBody: words }),
      }),
    ),
  };
}

/** The price before the sale. */
function listPrice(price: Rupees) {
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/StrikethroughPrice",
      price,
      priceCurrency: "PKR",
    },
  } as const;
}
