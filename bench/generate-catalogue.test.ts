import { describe, expect, it } from "vitest";
import { parseProducts } from "../catalogue/product-schema.ts";
import { catalogueOf, sampleProducts } from "../catalogue/testing/sample-catalogue.ts";
import { generateCatalogue } from "./generate-catalogue.ts";

/** CPU milliseconds of this thread: unlike elapsed time, not affected by other processes. */
function workOf(task: () => void): number {
  const before = process.threadCpuUsage();
  task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const large = generateCatalogue(sampleProducts, 100);

describe("a catalogue a hundred times as large", () => {
  it("is valid, with unique ids and names", () => {
    expect(large).toHaveLength(13_500);
    expect(parseProducts(large).faults).toEqual([]);
    expect(new Set(large.map(({ name }) => name)).size).toBe(13_500);
    expect(large.slice(0, sampleProducts.length)).toEqual(sampleProducts);
  });

  it("is read and indexed in well under a second", () => {
    const work = workOf(() => void catalogueOf(parseProducts(large).products));
    expect(work).toBeLessThan(900);
  });

  it("gives the same answers as a small one", () => {
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
    // A linear look-up would take a hundred times as long; ten leaves room for noise.
    expect(lookUps(big)).toBeLessThan(lookUps(small) * 10 + 20);
  });
});
