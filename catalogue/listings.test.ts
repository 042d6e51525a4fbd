import { describe, expect, it } from "vitest";
import { listingSlugs } from "../shop/pieces/product.ts";
import { listingMeta } from "./listing-meta.ts";
import { categoryStrip, listingOf, listings, navigation } from "./listings.ts";
import { settings } from "./settings.ts";
import { sampleProducts } from "./testing/sample-catalogue.ts";

const titles = (group: readonly { title: string }[]) => group.map(({ title }) => title);

describe("listings", () => {
  it("are nine, each slug once, each with its address", () => {
    expect(listings.map(({ slug }) => slug).sort()).toEqual([...listingSlugs].sort());
    expect(listings.map(({ path }) => path).sort()).toEqual([
      "/accessories",
      "/bangles",
      "/bridal-sets",
      "/chokkars",
      "/clutches",
      "/earings",
      "/long-chains",
      "/mathapatti",
      "/rings",
    ]);
    for (const listing of listings) expect(listingOf(listing.slug)).toBe(listing);
  });

  it("are in the navigation as specified", () => {
    expect(navigation.map(({ path }) => path)).toEqual([
      "/earings",
      "/chokkars",
      "/long-chains",
      "/bangles",
      "/rings",
      "/accessories",
      "/bridal-sets",
    ]);
  });

  it("are in the category strip as specified", () => {
    expect(categoryStrip.map(({ title, slug }) => [title, slug])).toEqual([
      ["Earrings", "earrings"],
      ["Chokkars", "chokkars"],
      ["Long Chains", "long-chains"],
      ["Bangles", "bangles"],
      ["Rings", "rings"],
      ["Clutches", "clutches"],
      ["Bridal Sets", "bridal-sets"],
    ]);
  });

  it("have a picture of one of their own pieces", () => {
    for (const { slug, picture } of listings) {
      const owner = sampleProducts.find(({ images }) => images.includes(picture));
      expect(owner?.listings).toContain(slug);
    }
  });

  it("have four carousels on the home page, with pieces that can be bought", () => {
    const { homeCarousels } = settings;
    expect(homeCarousels.map(({ listing }) => listing)).toEqual(["earrings", "chokkars", "long-chains", "bridal-sets"]);
    expect(homeCarousels.map(({ products }) => new Set(products).size)).toEqual([8, 8, 7, 8]);
    const soldOut = sampleProducts.filter(({ inStock }) => !inStock).map(({ id }) => id);
    expect(homeCarousels.flatMap(({ products }) => products).filter((id) => soldOut.includes(id))).toEqual([]);
  });

  it("have a title and a description of their own, short enough to be shown whole", () => {
    const meta = Object.values(listingMeta);
    expect(new Set(titles(meta)).size).toBe(9);
    expect(new Set(meta.map(({ description }) => description)).size).toBe(9);
    for (const { title, description } of meta) {
      expect(`${title} · ${settings.name}`.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThan(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});

describe("settings", () => {
  it("are the specified constants", () => {
    expect(settings).toMatchObject({ deliveryCharge: 250, placingDelay: 2500, year: 2025, phone: "923001234567" });
    expect(settings.announcement).toBe("Delivery all over Pakistan!");
    expect(settings.searchSamples).toHaveLength(5);
  });
});
