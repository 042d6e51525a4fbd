import type { Fault } from "./fault.ts";
import { productsFile, type Sketch } from "./product-schema.ts";
import { droppedFrom } from "./sanitise.ts";

export function descriptionFaults({ id, description }: Sketch): Fault[] {
  const where = { file: productsFile, id, field: "description" };
  return droppedFrom(description).map((what) => ({ ...where, reason: `holds ${what}, which is not allowed there` }));
}
