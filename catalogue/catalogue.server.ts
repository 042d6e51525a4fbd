import { createCatalogue } from "./create-catalogue.ts";
import { describeFaults } from "./fault.ts";
import { shopWindow } from "./listings.ts";
import manifest from "./pictures.json" with { type: "json" };
import { parsePictures } from "./pictures.ts";
import records from "./products.json" with { type: "json" };
import { parseProducts } from "./schema.ts";

const { products, faults: recordFaults } = parseProducts(records);
const { faults: pictureFaults, ...pictures } = parsePictures(manifest);
const faults = [...recordFaults, ...pictureFaults];
// The build checks the data first; whoever starts the shop on data that was changed since must hear of it as well.
if (faults.length > 0) throw new Error(describeFaults(faults));

export const catalogue = createCatalogue({
  products,
  ...pictures,
  leading: shopWindow,
  // Loaded with the first description: most processes never show one, the pages being made at build.
  sanitise: async (html) => (await import("./sanitise.ts")).sanitise(html),
});
