import { createEdition, type EditionSource } from "./edition.ts";
import { describeFaults } from "./fault.ts";
import manifest from "./pictures.json" with { type: "json" };
import { parsePictures } from "./pictures.ts";
import { policies } from "./policies.ts";
import { parseProducts } from "./product-schema.ts";
import records from "./products.json" with { type: "json" };
import { settings } from "./settings.ts";

const { products, faults: recordFaults } = parseProducts(records);
const { faults: pictureFaults, ...pictures } = parsePictures(manifest);
const faults = [...recordFaults, ...pictureFaults];
// The build validates the data, but the files may have been changed since.
if (faults.length > 0) throw new Error(describeFaults(faults));

/** Edition 0: the files of this folder. */
export const fileSource: EditionSource = {
  number: 0,
  products,
  pictures,
  settings,
  policies,
  stock: new Map(),
  reviews: new Map(),
  savedAt: new Map(),
};

export const fileEdition = createEdition(fileSource);
