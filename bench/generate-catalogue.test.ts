import { describe, expect, it } from "vitest";
import { parseProducts } from "../catalogue/product-schema.ts";
import { catalogueOf, sampleProducts } from "../catalogue/testing/sample-catalogue.ts";
import { generateCatalogue } from "./generate-catalogue.ts";

/** Milliseconds of this thread's own work: a busy machine stretches the clock, not this. */
function workOf(task: () => void): number {
  const before = process.threadCpuUsage();
  task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const large = generateCatalogue(sampleProducts, 100);

describe("a catalogue a hundred times as large", () => {
  it("keeps every rule of the catalogue, with ids and names of its own", () => {
    expect(large).toHaveLength(13_500);
    expect(parseProducts(large).faults).toEqual([]);
    expect(new Set(large.map(({ name }) => name)).size).toBe(13_500);
    expect(large.slice(0, sampleProducts.length)).toEqual(sampleProducts);
  });

  it("is read and indexed in well under a second", () => {
    const work = workOf(() => void catalogueOf(parseProducts(large).products));
    expect(work).toBeLessThan(900);
  });

  it("answers look-ups as a small one does", () => {
    const catalogue = catalogueOf(large);
    for (const product of large) expect(catalogue.product(product.id)).toBe(product);
    expect(catalogue.listing("rings")).toHaveLength(1800);
    expect(catalogue.listing("accessories")).toHaveLength(1700);
    expect(catalogue.product(999_999)).toBeUndefined();
  });

  it("takes no longer to look things up than a small one", () => {
    const small = catalogueOf(sampleProducts);
    const big = catalogueOf(large);
    const lookUps = (catalogue: typeof small) =>
      workOf(() => {
        for (let round = 0; round < 500; round++) {
          for (const product of sampleProducts) {
            catalogue.product(product.id);
            catalogue.listing("earrings");
            catalogue.related(product);
          }
        }
      });
    lookUps(small);
    lookUps(big);
    // A look-up that walks the catalogue would be a hundred times slower; ten leaves room for noise.
    expect(lookUps(big)).toBeLessThan(lookUps(small) * 10 + 20);
  });
});
