import { z } from "zod";
import type { Product } from "../shop/pieces/product.ts";
import { descriptionFaults } from "./check-description.ts";
import { checkSettings, noPicture, pictureFaults, shapeFaults, unknownIds } from "./check-record.ts";
import { wordFaults } from "./check-words.ts";
import type { Fault } from "./fault.ts";
import { text } from "./fields.ts";
import type { Listing } from "./listings.ts";
import { parsePolicies } from "./parse-policies.ts";
import { type Pictures, parsePictures, picturesFile } from "./pictures.ts";
import { parseProducts, productsFile } from "./product-schema.ts";
import type { Settings } from "./settings-schema.ts";

const listingsFile = "catalogue/listings.ts";

type DescribedListing = Listing & { intro: string };
const listingSchema = z.object({ title: text(40), intro: text(120) });

/** The shop's data as read from its files, not validated. */
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

/** Validates everything, and reports all faults at once. */
export function checkCatalogue(data: CatalogueData): CheckedCatalogue {
  const { products, sketches, faults: recordFaults } = parseProducts(data.records);
  const ids = new Set(sketches.map(({ id }) => id));
  const { faults: manifestFaults, ...pictures } = parsePictures(data.manifest);
  const faults = [
    ...recordFaults,
    ...sketches.flatMap(descriptionFaults),
    ...sketches.flatMap(({ id, goesWith = [] }) =>
      unknownIds({ file: productsFile, id, field: "goesWith" }, goesWith, ids),
    ),
    ...manifestFaults,
    ...sketches.flatMap((sketch) => pictureFaults(sketch, pictures)),
    ...fileFaults(pictures, data.files),
    ...checkSettings(data.settings, pictures, products, ids),
    ...parsePolicies(data.policies).faults,
    ...data.listings.flatMap((listing) => listingFaults(listing, pictures)),
  ];
  return { products, pictures, faults };
}

/** The check of the files, which also asks for what records of the database may lack. */
export function checkFiles(data: CatalogueData): CheckedCatalogue {
  const checked = checkCatalogue(data);
  const asked = parseProducts(data.records).sketches.flatMap(wordFaults);
  return { ...checked, faults: [...checked.faults, ...asked] };
}

function fileFaults({ files: named }: Pictures, present: ReadonlySet<string>): Fault[] {
  const missing = [...named].filter(([file]) => !present.has(file));
  return missing.map(([file, id]) => ({ file: picturesFile, id, field: file, reason: "is not in pictures/" }));
}

function listingFaults(listing: DescribedListing, { pictures }: Pictures): Fault[] {
  const where = { file: listingsFile, id: listing.slug };
  const shape = shapeFaults(where, listingSchema, listing);
  const missing = pictures.has(listing.picture) ? [] : [noPicture(listing.picture)];
  return [...shape, ...missing.map((reason) => ({ ...where, field: "picture", reason }))];
}
