import { productCard } from "../../catalogue/cards.ts";
import type { Catalogue } from "../../catalogue/create-catalogue.ts";
import type { Edition } from "../../catalogue/edition.ts";
import { listingOf } from "../../catalogue/listings.ts";
import { sharedPiece } from "../../catalogue/share-picture.ts";
import { relatedAtOnce } from "../../shop/limits.ts";
import { holidayDays, workingDaysInWords, workingDaysToDoor } from "../../shop/order/arrival.ts";
import { linkPreviewPath, parseProductId, productPath } from "../../shop/paths.ts";
import type { ProductCard } from "../../shop/pieces/card.ts";
import { careLines } from "../../shop/pieces/care.ts";
import { dupattaInTheBox } from "../../shop/pieces/in-the-box.ts";
import { makingTime } from "../../shop/pieces/making.ts";
import { pictureAlt } from "../../shop/pieces/picture.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { shownPrice } from "../../shop/pieces/sale.ts";
import { sizeGuide } from "../../shop/pieces/size-guide.ts";
import type { ArrivalDays } from "../before-script/arrival.ts";
import type { ReviewBatch } from "./review-list.tsx";

/** The page's data; undefined if there is no such product. */
export async function loadProduct({ catalogue, settings }: Pick<Edition, "catalogue" | "settings">, idText?: string) {
  const id = parseProductId(idText);
  const product = id === undefined ? undefined : catalogue.product(id);
  if (!product) return undefined;
  const { description: _, images, hoverImage: __, altTexts: ___, goesWith: ____, ...known } = product;
  const { price: _____, salePrice: ______, ...shown } = known;
  const { title, path } = listingOf(product.listings[0] ?? "accessories");
  const description = await catalogue.description(product.id);
  return {
    product: { ...shown, ...shownPrice(product), sizeGuide: product.sizes && sizeGuide(product.sizes) },
    pictures: images.map((name) => ({ ref: catalogue.picture(name), alt: pictureAlt(product, name) })),
    preview: linkPreviewPath(product.id, sharedPiece(catalogue, product, "preview", true).tag),
    description: product.dupatta ? dupattaInTheBox(description, "matching-dupatta") : description,
    arrival: product.inStock ? arrivalOf(product, settings) : undefined,
    care: product.material && careLines(product.material),
    listing: { title, path },
    related: relatedFrom(catalogue, product, 0),
  };
}

/** The words are for a page without script; `days` is what its dates are named from. Nothing, where they can't be. */
function arrivalOf({ badge }: Product, settings: Edition["settings"]) {
  const count = workingDaysToDoor([badge], settings);
  if (!count) return undefined;
  const isMade = badge === "Made to Order";
  const lead = isMade ? "At your door" : "On the shelf: with you";
  const days: ArrivalDays = { lead, days: [count.from, count.to], holidays: holidayDays(settings) };
  return {
    words: `${lead} ${workingDaysInWords(count)}`,
    line: isMade ? `Ordered today, made in ${makingTime(settings.makingDays)}.` : undefined,
    days: JSON.stringify(days),
  };
}

/** "Complete the set", for the part of the page that isn't hydrated. */
export function loadSet(catalogue: Catalogue, id: number) {
  const product = catalogue.product(id);
  if (!product) return undefined;
  const { pieces, isChosen } = catalogue.sets.of(product);
  return { name: product.name, isChosen, pieces: pieces.map((piece) => setPiece(catalogue, piece)) };
}

function setPiece(catalogue: Catalogue, piece: Product) {
  const { id, name, inStock, summary } = piece;
  return { id, name, inStock, summary, ...shownPrice(piece), picture: catalogue.picture(piece.images[0] ?? "") };
}

/** The next related pieces from an offset on; none if there is no such product. */
export function loadRelated(catalogue: Catalogue, idText: string | undefined, fromText: string | null) {
  const id = parseProductId(idText);
  const product = id === undefined ? undefined : catalogue.product(id);
  const from = Number(fromText);
  return product && Number.isSafeInteger(from) && from >= 0 ? relatedFrom(catalogue, product, from) : [];
}

function relatedFrom(catalogue: Catalogue, product: Product, from: number): ProductCard[] {
  const pieces = catalogue.related(product, from + relatedAtOnce).slice(from);
  return pieces.map((piece) => productCard(catalogue, piece));
}

/** In the page's HTML; more come in batches. */
const reviewsAtFirst = 3;
const reviewsAtOnce = 10;

/** Published reviews from an offset on, newest first. */
export function loadReviews(
  { reviews, settings }: Pick<Edition, "reviews" | "settings">,
  { id, name }: Pick<Product, "id" | "name">,
  from: number,
): ReviewBatch {
  const all = reviews.get(id) ?? [];
  const next = from + (from === 0 ? reviewsAtFirst : reviewsAtOnce);
  return {
    shopName: settings.name,
    pieceName: name,
    reviews: all.slice(from, next),
    more: next < all.length ? `${productPath(id)}/reviews?from=${next}` : undefined,
  };
}

export type ProductData = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;
export type SetData = NonNullable<ReturnType<typeof loadSet>>;
export type GalleryPicture = ProductData["pictures"][number];
