import type { ShownSettings } from "../../catalogue/edition.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import { homePath, productPath } from "../../shop/paths.ts";
import type { Product } from "../../shop/pieces/product.ts";
import type { ShownPrice } from "../../shop/pieces/sale.ts";
import type { HeadTag } from "./head-html.ts";
import { absoluteUrl } from "./page-meta.ts";

/** A schema.org object as JSON-LD. */
function described(type: string, facts: Record<string, unknown>): HeadTag {
  return { jsonLd: { "@context": "https://schema.org", "@type": type, ...facts } };
}

export function organizationData(settings: ShownSettings): HeadTag {
  return described("Organization", {
    name: settings.name,
    slogan: settings.tagline,
    url: absoluteUrl(homePath),
    logo: absoluteUrl("/icon-512.png"),
    email: settings.email,
    telephone: `+${settings.phone}`,
    sameAs: [settings.social.url],
  });
}

export function breadcrumbData(crumbs: readonly { name: string; path: string }[]): HeadTag {
  return described("BreadcrumbList", {
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  });
}

type Offered = ShownPrice & Pick<Product, "id" | "name" | "summary" | "category" | "inStock" | "material" | "weight">;

export function productData(shop: Pick<ShownSettings, "name">, product: Offered, images: readonly string[]): HeadTag {
  return described("Product", {
    name: product.name,
    description: product.summary,
    category: product.category,
    ...(product.material && { material: product.material }),
    ...weightData(product.weight),
    sku: String(product.id),
    image: images.map(absoluteUrl),
    brand: { "@type": "Brand", name: shop.name },
    offers: {
      "@type": "Offer",
      url: absoluteUrl(productPath(product.id)),
      price: product.price,
      ...(product.was !== undefined && { priceSpecification: listPrice(product.was) }),
      priceCurrency: "PKR",
      availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
    },
  });
}

/** Only of the piece as a whole: "18 g each" or "5 g in size 17" is no weight that a reader of this could use. */
function weightData(weight = ""): Record<string, unknown> {
  const [, grams] = /^(\d+(?:\.\d+)?) g(?: in all| the pair)?$/.exec(weight) ?? [];
  return grams ? { weight: { "@type": "QuantitativeValue", value: Number(grams), unitCode: "GRM" } } : {};
}

/** The price before the sale. */
function listPrice(price: Rupees): Record<string, unknown> {
  return {
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price,
    priceCurrency: "PKR",
  };
}
