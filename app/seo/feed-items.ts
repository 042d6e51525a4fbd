import type { Catalogue } from "../../catalogue/create-catalogue.ts";
import type { Edition } from "../../catalogue/edition.ts";
import { listingOf } from "../../catalogue/listings.ts";
import { deliveryFor, shopDelivery } from "../../shop/cart/pricing.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import { productPath } from "../../shop/paths.ts";
import { htmlToText, plainDescription } from "../../shop/pieces/description-text.ts";
import { nameAndSummary } from "../../shop/pieces/picture.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { isOnSale, priceNow } from "../../shop/pieces/sale.ts";
import { cleanText, shorten } from "../../shop/typed-text.ts";
import { absoluteUrl } from "./page-meta.ts";
import { jpegUrl } from "./picture-urls.ts";

/** The numbers of Google's product taxonomy, which Meta reads as well. */
const googleCategories = { jewellery: "188", handbags: "3032" };

/** The limits of Google's product data specification; Meta's are the same or wider. */
const longestTitle = 150;
const longestDescription = 5000;
const mostAdditionalImages = 10;

type Shipping = { country: string; price: string };

/** One piece, by the names of Google's product data specification. A list is repeated; undefined is left out. */
export type FeedItem = Readonly<Record<string, string | readonly string[] | Shipping | undefined>>;

type Source = Pick<Edition, "catalogue" | "settings">;

/** Every piece that the edition sells, sold-out ones too. */
export function feedItems({ catalogue, settings }: Source): Promise<FeedItem[]> {
  return Promise.all(
    catalogue.products.map(async (product) =>
      feedItem(product, await descriptionOf(product, catalogue), { catalogue, settings }),
    ),
  );
}

/** As the seller typed it, nearly always: sanitising HTML takes longer than all the rest of the feed. */
async function descriptionOf({ id, description }: Product, catalogue: Catalogue): Promise<string> {
  return htmlToText(description) ?? plainDescription(await catalogue.description(id));
}

function feedItem(product: Product, description: string, { catalogue, settings }: Source): FeedItem {
  const [leading, ...others] = imagesOf(product, catalogue);
  const [listing = "accessories"] = product.listings;
  const charge = deliveryFor(priceNow(product), shopDelivery(settings));
  return {
    id: String(product.id),
    title: shorten(readable(nameAndSummary(product), "one"), longestTitle),
    description: shorten(readable(description || product.summary, "many"), longestDescription),
    link: absoluteUrl(productPath(product.id)),
    image_link: leading,
    additional_image_link: others.slice(0, mostAdditionalImages),
    availability: product.inStock ? "in_stock" : "out_of_stock",
    price: inRupees(product.price),
    sale_price: isOnSale(product) ? inRupees(priceNow(product)) : undefined,
    condition: "new",
    brand: readable(settings.name, "one"),
    // Made by hand: no GTIN and no manufacturer's number.
    identifier_exists: "no",
    google_product_category: googleCategories[listing === "clutches" ? "handbags" : "jewellery"],
    product_type: listingOf(listing).title,
    max_handling_time: product.badge === "Made to Order" ? String(settings.makingDays.to) : undefined,
    shipping: { country: "PK", price: inRupees(charge) },
  };
}

function imagesOf({ images }: Product, catalogue: Catalogue): string[] {
  return images.map((name) => jpegUrl(catalogue.picture(name)));
}

function inRupees(price: Rupees): string {
  return `${price} PKR`;
}

/** Google refuses invisible and private characters; some of them aren't even allowed in XML. */
function readable(text: string, lines: "one" | "many"): string {
  const shown = cleanText(text, lines).replace(/[\p{Cf}\p{Co}\p{Noncharacter_Code_Point}]/gu, "");
  return shown.replace(/\s*\n\s*/g, "\n").trim();
}
