import { namesItsKind, nounsOfCategory, shownOnCards } from "../shop/pieces/nouns.ts";
import type { Fault } from "./fault.ts";
import { productsFile, type Sketch } from "./product-schema.ts";

/** What shoppers ask first. Records that were saved before these fields existed may lack them, so the schema allows it. */
export function missingFacts(record: Readonly<Record<string, unknown>>) {
  return ["material", "weight"]
    .filter((field) => record[field] === undefined)
    .map((field) => ({ field, reason: "is missing" }));
}

export function wordFaults(sketch: Sketch): Fault[] {
  const { id, category, summary } = sketch;
  const nouns = nounsOfCategory[category]?.join(", ");
  const isUnclear = summary !== "" && !namesItsKind(category, summary);
  const reason = `says none of these within its first ${shownOnCards} characters: ${nouns}`;
  const faults = [...(isUnclear ? [{ field: "summary", reason }] : []), ...missingFacts(sketch)];
  return faults.map((fault) => ({ file: productsFile, id, ...fault }));
}
