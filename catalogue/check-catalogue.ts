import { z } from "zod";
import type { Product } from "../shop/product.ts";
import { type Fault, faultsOf } from "./fault.ts";
import { text } from "./fields.ts";
import type { Listing } from "./listings.ts";
import { parsePolicies } from "./parse-policies.ts";
import { type Pictures, parsePictures, picturesFile, previewOf } from "./pictures.ts";
import { droppedFrom } from "./sanitise.ts";
import { parseProducts, productsFile, type Sketch } from "./schema.ts";
import { type Settings, settingsFile, settingsSchema } from "./settings-schema.ts";

const listingsFile = "catalogue/listings.ts";

type DescribedListing = Listing & { intro: string };
const listingSchema = z.object({ title: text(40), intro: text(120) });

/** Every id that stands in the file, whether or not the rest of its record is sound. */
type Ids = ReadonlySet<number | string>;

/** All of the shop's own data as it stands in its files: nothing of it is believed before the check. */
export type CatalogueData = {
  records: unknown;
  manifest: unknown;
  settings: Settings;
  policies: unknown;
  listings: readonly DescribedListing[];
  /** The names of the files in `pictures/`. */
  files: ReadonlySet<string>;
};

export type CheckedCatalogue = { products: readonly Product[]; pictures: Pictures; faults: readonly Fault[] };

/** Everything that is wrong with the data, all at once. */
export function checkCatalogue(data: CatalogueData): CheckedCatalogue {
  const { products, sketches, faults: recordFaults } = parseProducts(data.records);
  const ids = new Set(sketches.map(({ id }) => id));
  const { faults: manifestFaults, ...pictures } = parsePictures(data.manifest);
  const faults = [
    ...recordFaults,
    ...sketches.flatMap(descriptionFaults),
    ...manifestFaults,
    ...sketches.flatMap((sketch) => pictureFaults(sketch, pictures)),
    ...fileFaults(pictures, data.files),
    ...checkSettings(data.settings, pictures, products, ids),
    ...parsePolicies(data.policies).faults,
    ...data.listings.flatMap((listing) => listingFaults(listing, pictures)),
  ];
  return { products, pictures, faults };
}

type PictureIndex = Pick<Pictures, "pictures" | "previews">;

/** One record, held against the same rules as the file. */
export function checkPiece(record: unknown, pictures: PictureIndex): { product: Product | undefined; faults: Fault[] } {
  const { products, sketches, faults } = parseProducts([record]);
  const others = sketches.flatMap((sketch) => [...descriptionFaults(sketch), ...pictureFaults(sketch, pictures)]);
  return { product: products[0], faults: [...faults, ...others] };
}

function shapeFaults(where: Pick<Fault, "file" | "id">, schema: z.ZodType, value: unknown): Fault[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : faultsOf(where, parsed.error);
}

function descriptionFaults({ id, description }: Sketch): Fault[] {
  const where = { file: productsFile, id, field: "description" };
  return droppedFrom(description).map((what) => ({ ...where, reason: `holds ${what}, which is not allowed there` }));
}

function pictureFaults(sketch: Sketch, pictures: PictureIndex): Fault[] {
  const where = { file: productsFile, id: sketch.id, field: "images" };
  const missing = sketch.images.filter((name) => !pictures.pictures.has(name)).map(noPicture);
  // A first picture that isn't there has been named; its preview goes without saying.
  const [first = ""] = sketch.images;
  const preview = pictures.pictures.has(first) && !previewOf(sketch, pictures);
  const reasons = preview ? [...missing, `there is no link preview of ${first}; see npm run pictures`] : missing;
  return reasons.map((reason) => ({ ...where, reason }));
}

export const noPicture = (name: string): string => `there is no picture ${name}; see npm run pictures`;

function fileFaults({ files: named }: Pictures, present: ReadonlySet<string>): Fault[] {
  const missing = [...named].filter(([file]) => !present.has(file));
  return missing.map(([file, id]) => ({ file: picturesFile, id, field: file, reason: "is not in pictures/" }));
}

export function checkSettings(
  settings: Settings,
  { pictures }: PictureIndex,
  products: readonly Product[],
  ids: Ids,
): Fault[] {
  const where = { file: settingsFile };
  const shape = shapeFaults(where, settingsSchema, settings);
  if (shape.some(({ field }) => field === "the record")) return shape;
  const isSound = (setting: keyof Settings) => !shape.some(({ field }) => field.split(".")[0] === setting);
  const slides = isSound("bannerSlides") ? settings.bannerSlides : [];
  const samples = isSound("searchSamples") ? settings.searchSamples : [];
  const window = isSound("shopWindow") ? settings.shopWindow : [];
  const art = slides.flatMap((slide, index) => {
    const missing = Object.entries(slide.art).filter(([, name]) => !pictures.has(name));
    return missing.map(([crop, name]) => ({ field: `bannerSlides.${index}.art.${crop}`, reason: noPicture(name) }));
  });
  return [
    ...shape,
    ...art.map((fault) => ({ ...where, ...fault })),
    ...unknownIds({ ...where, field: "searchSamples" }, samples, ids),
    ...(isSound("homeCarousels") ? carouselFaults(settings.homeCarousels, products, ids) : []),
    ...unknownIds({ ...where, field: "shopWindow" }, window, ids),
  ];
}

function listingFaults(listing: DescribedListing, { pictures }: Pictures): Fault[] {
  const where = { file: listingsFile, id: listing.slug };
  const shape = shapeFaults(where, listingSchema, listing);
  const missing = pictures.has(listing.picture) ? [] : [noPicture(listing.picture)];
  return [...shape, ...missing.map((reason) => ({ ...where, field: "picture", reason }))];
}

/** A carousel may only show pieces that its "View All" leads to. */
function carouselFaults(carousels: Settings["homeCarousels"], products: readonly Product[], ids: Ids): Fault[] {
  const listingsOf = new Map(products.map((product) => [product.id, product.listings]));
  return carousels.flatMap(({ listing, products: shown }) => {
    const where = { file: settingsFile, id: listing, field: "homeCarousels" };
    const strangers = shown.filter((id) => listingsOf.get(id)?.includes(listing) === false);
    return [
      ...unknownIds(where, shown, ids),
      ...strangers.map((id) => ({ ...where, reason: `product ${id} is not in this listing` })),
    ];
  });
}

function unknownIds(where: Omit<Fault, "reason">, wanted: readonly number[], ids: Ids): Fault[] {
  return wanted.filter((id) => !ids.has(id)).map((id) => ({ ...where, reason: `there is no product ${id}` }));
}
