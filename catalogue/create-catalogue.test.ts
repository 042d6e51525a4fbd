import { describe, expect, it } from "vitest";
import type { ListingSlug } from "../shop/pieces/product.ts";
import { createCatalogue } from "./create-catalogue.ts";
import { parsePictures } from "./pictures.ts";
import { settings } from "./settings.ts";
import { catalogueOf, sampleProducts } from "./testing/sample-catalogue.ts";
import { sampleManifest } from "./testing/sample-pictures.ts";

const { shopWindow } = settings;
const catalogue = catalogueOf(sampleProducts, shopWindow);
const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id);
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step);

const expected: Record<ListingSlug, number[]> = {
  "bridal-sets": [...range(1, 25), ...range(121, 124)],
  earrings: [...range(38, 55), ...range(111, 117), ...range(129, 132), 11, 128],
  chokkars: [...range(56, 63), 120, 125, 126, 128, ...range(134, 137)],
  "long-chains": [26, 27, 36, 37, 118, 119, 138],
  bangles: [...range(64, 74), 127, 133],
  rings: range(93, 110),
  accessories: range(75, 91),
  clutches: range(84, 91),
  mathapatti: range(28, 33),
};
const sizes: Record<ListingSlug, number> = {
  "bridal-sets": 29,
  earrings: 31,
  chokkars: 16,
  "long-chains": 7,
  bangles: 13,
  rings: 18,
  accessories: 17,
  clutches: 8,
  mathapatti: 6,
};

describe("listings", () => {
  it.each(Object.keys(expected) as ListingSlug[])("%s holds the products it should", (slug) => {
    expect(catalogue.listing(slug)).toHaveLength(sizes[slug]);
    expect(idsOf(catalogue.listing(slug))).toEqual(expected[slug]);
  });

  it("hold 135 products, two of them twice", () => {
    expect(catalogue.products).toHaveLength(135);
    const places = new Map<number, number>();
    for (const slug of Object.keys(expected) as ListingSlug[]) {
      if (slug === "clutches") continue;
      for (const id of idsOf(catalogue.listing(slug))) places.set(id, (places.get(id) ?? 0) + 1);
    }
    expect(places.size).toBe(135);
    expect([...places].filter(([, count]) => count > 1)).toEqual([
      [11, 2],
      [128, 2],
    ]);
  });

  it("show pieces of other listings after their own", () => {
    expect(idsOf(catalogue.listing("earrings")).slice(-2)).toEqual([11, 128]);
    expect(catalogue.listing("bridal-sets")[10]?.id).toBe(11);
  });
});

describe("products", () => {
  it("are found by id, once each, and unknown ids are not", () => {
    for (const product of sampleProducts) expect(catalogue.product(product.id)).toBe(product);
    for (const id of [0, -1, 34, 92, 139, 1.5, Number.NaN]) expect(catalogue.product(id)).toBeUndefined();
  });

  it("are in stock unless their record says otherwise", () => {
    const soldOut = catalogue.products.filter((product) => !product.inStock);
    expect(idsOf(soldOut)).toEqual([25, 91, 115, 137]);
  });

  it("come in the chosen order first, then one of each listing in turn", () => {
    const ids = idsOf(catalogue.featured);
    expect(ids.slice(0, shopWindow.length)).toEqual(shopWindow);
    expect(new Set(ids)).toEqual(new Set(idsOf(sampleProducts)));
    expect(ids).toHaveLength(135);
    const next = catalogue.featured.slice(shopWindow.length, shopWindow.length + 9);
    expect(new Set(next.map(({ listings }) => listings[0])).size).toBe(9);
  });
});

describe("related products", () => {
  const product = (id: number) => catalogue.product(id) ?? expect.fail(`no product ${id}`);

  it("are others of the same category, from the next one on, wrapping around", () => {
    expect(idsOf(catalogue.related(product(26)))).toEqual([27, 36, 37, 118, 119, 138]);
    expect(idsOf(catalogue.related(product(118)))).toEqual([119, 138, 26, 27, 36, 37]);
    expect(idsOf(catalogue.related(product(138)))).toEqual([26, 27, 36, 37, 118, 119]);
    expect(idsOf(catalogue.related(product(1), 4))).toEqual([2, 3, 4, 5]);
    expect(idsOf(catalogue.related(product(123), 3))).toEqual([124, 1, 2]);
  });

  it("never hold the product itself, one of another category, or one twice", () => {
    for (const each of sampleProducts) {
      for (const limit of [0, 1, 12, 200]) {
        const related = catalogue.related(each, limit);
        const others = sampleProducts.filter(({ category, id }) => category === each.category && id !== each.id);
        expect(related).toHaveLength(Math.min(limit, others.length));
        expect(others).toEqual(expect.arrayContaining([...related]));
        expect(new Set(related).size).toBe(related.length);
      }
    }
  });
});

describe("pictures", () => {
  const { pictures, previews, files } = parsePictures(sampleManifest);
  const shared = sampleProducts.map((product) => ({ ...product, id: product.id + 1000 }));
  const catalogue = createCatalogue({ products: shared, pictures, previews, leading: [], sanitise: (html) => html });

  it("are found by name", () => {
    expect(catalogue.picture("1-hero")).toEqual({
      name: "1-hero",
      hash: "0123abcd",
      width: 720,
      height: 960,
      tone: "sand",
    });
  });

  it("give their link preview to every product that they lead", () => {
    expect(catalogue.preview(1001)).toBe("1.0123abcd.preview.jpg");
    expect(catalogue.preview(1138)).toBe("138.0123abcd.preview.jpg");
  });

  it("have the files that pages ask for, banner art in widths of its own", () => {
    const filesOf = (name: string) => [...files].filter(([, of]) => of === name).map(([file]) => file);
    expect(filesOf("97-macro")).toEqual([
      "97-macro.0123abcd.240.avif",
      "97-macro.0123abcd.480.avif",
      "97-macro.0123abcd.full.avif",
      "97-macro.0123abcd.480.webp",
    ]);
    expect(filesOf("banner-art-1-mobile")).toContain("banner-art-1-mobile.0123abcd.780.avif");
    expect(filesOf("banner-art-1-desktop")).toContain("banner-art-1-desktop.0123abcd.2160.avif");
    expect(filesOf("97")).toEqual(["97.0123abcd.preview.jpg"]);
  });
});

describe("what the check guarantees", () => {
  it("throws when it is missing", async () => {
    expect(() => catalogue.picture("1-hero")).toThrow('no picture "1-hero"');
    expect(() => catalogue.preview(1)).toThrow("no preview of product 1");
    await expect(catalogue.description(34)).rejects.toThrow("no product 34");
  });

  it("sanitises a description on demand", async () => {
    const [first] = sampleProducts;
    if (!first) return expect.fail("no products");
    const planted = catalogueOf([{ ...first, description: `<p onclick="x()">Kundan</p><script>x()</script>` }]);
    expect(await planted.description(first.id)).toBe("<p>Kundan</p>");
  });
});
