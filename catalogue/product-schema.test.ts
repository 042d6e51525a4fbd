import { describe, expect, it } from "vitest";
import { describeFault, describeFaults } from "./fault.ts";
import { parseProducts } from "./product-schema.ts";

const ring = {
  id: 97,
  name: "Feroza",
  price: 7200,
  salePrice: null,
  category: "Rings",
  listings: ["rings"],
  badge: "Made to Order",
  metal: "antique",
  stones: ["turquoise"],
  summary: "Antique-finish cocktail ring with a turquoise-blue oval",
  description: "<p>A smooth oval feroza bead.</p>",
  images: ["97-hero", "97-macro"],
  hoverImage: "97-macro",
  sizes: ["15", "16"],
};

const faultsWith = (change: object) => parseProducts([{ ...ring, ...change }]).faults.map(describeFault);
const without = (field: keyof typeof ring) => {
  const { [field]: _, ...rest } = ring;
  return parseProducts([rest]).faults.map(describeFault);
};
const at = "catalogue/products.json, product 97,";

describe("a valid record", () => {
  it("becomes a product, in stock unless it says otherwise", () => {
    expect(parseProducts([ring])).toMatchObject({ faults: [], products: [{ ...ring, inStock: true }] });
    expect(parseProducts([{ ...ring, inStock: false }]).products[0]?.inStock).toBe(false);
    expect(Object.keys(parseProducts([ring]).products[0] ?? {})).not.toContain("dupatta");
  });

  it("may offer choices and a lower price", () => {
    const change = {
      dupatta: true,
      scents: ["Gulab", "Oud"],
      kilos: [1, 2],
      salePrice: 6000,
      altTexts: { "97-hero": "The ring" },
    };
    expect(faultsWith(change)).toEqual([]);
  });
});

describe("a record with a fault", () => {
  it.each<[object, string]>([
    [{ price: 0 }, "price: is below 100"],
    [{ price: -7200 }, "price: is below 100"],
    [{ price: 99.5 }, "price: must be a whole number"],
    [{ price: 7_200_000 }, "price: is above 1000000"],
    [{ price: "7,200 PKR" }, "price: must be a number"],
    [{ price: Number.NaN }, "price: must be a number"],
    [{ salePrice: 7200 }, "salePrice: the sale price has to be below the price"],
    [{ name: "" }, "name: is empty"],
    [{ name: " Feroza" }, "name: begins or ends with a space"],
    [{ name: "Fer\noza" }, "name: holds a line break or another control character"],
    [{ name: "F".repeat(81) }, "name: is longer than 80 characters"],
    [{ altTexts: { "97-hero": "" } }, "altTexts.97-hero: is empty"],
    [{ altTexts: { "98-hero": "A ring" } }, "altTexts.98-hero: is not among the product's images"],
    [{ altTexts: ["A ring"] }, "altTexts: must be a record in braces"],
    [{ badge: "New" }, "badge: must be one of: Made to Order, Ready to Ship"],
    [{ metal: "tin" }, "metal: must be one of: gold, antique, rose, silver"],
    [{ listings: [] }, "listings: is empty"],
    [{ listings: ["rings", "rings"] }, "listings: names the same thing twice"],
    [{ listings: ["earrings"] }, "listings: leave out the listing of its category"],
    [{ images: [] }, "images: is empty"],
    [{ images: ["97-hero", "97-hero"] }, "images: names the same thing twice"],
    [{ images: ["../97-hero", "97-macro"] }, "images.0: is not a picture's name like 12-hero"],
    [{ hoverImage: "97-angle" }, "hoverImage: is not among the product's images"],
    [{ sizes: [] }, "sizes: is empty"],
    [{ sizes: ["15", "15"] }, "sizes: names the same thing twice"],
    [{ sizes: [15] }, "sizes.0: must be text"],
    [{ kilos: [1.5] }, "kilos.0: must be a whole number"],
    [{ kilos: [0] }, "kilos.0: is below 1"],
    [{ scents: [""] }, "scents.0: is empty"],
    [{ dupatta: false }, "dupatta: must be true or left out"],
    [{ inStock: "no" }, "inStock: must be true or false"],
    [{ pirce: 7200 }, "pirce: is not a field we know"],
  ])("%o is refused: %s", (change, reason) => {
    const faults = faultsWith(change);
    expect(faults).toContain(`${at} ${reason}`);
    if (!("images" in change)) expect(faults).toHaveLength(1);
  });

  it.each([
    ["stones", { stones: ["glass"] }, "stones.0: must be one of: kundan,"],
    ["listings", { listings: ["rings", "anklets"] }, "listings.1: must be one of: earrings,"],
    ["category", { category: "Ring" }, "category: must be one of: Bridals,"],
  ])("an unknown value in %s is refused, and the known ones are named", (_, change, reason) => {
    expect(faultsWith(change)).toEqual([expect.stringContaining(`${at} ${reason}`)]);
  });

  it("says when a field is missing", () => {
    for (const field of [
      "name",
      "price",
      "salePrice",
      "category",
      "listings",
      "badge",
      "images",
      "description",
    ] as const) {
      expect(without(field)).toContain(`${at} ${field}: is missing`);
    }
  });

  it("is reported with all its faults, and those of other records", () => {
    const { faults, products } = parseProducts([
      { ...ring, price: 1, badge: "New", hoverImage: "97-angle" },
      { ...ring, id: 98 },
      { ...ring, id: 99, name: "" },
      { ...ring, id: 98, metal: "tin" },
      "not a record",
      { ...ring, id: "100" },
    ]);
    expect(faults.map(({ id, field }) => [id, field])).toEqual([
      [97, "price"],
      [97, "badge"],
      [97, "hoverImage"],
      [99, "name"],
      [98, "metal"],
      [98, "id"],
      ["record 5", "the record"],
      ["record 6", "id"],
    ]);
    expect(products.map(({ id }) => id)).toEqual([98]);
  });

  it("names both positions when an id occurs twice", () => {
    const { faults } = parseProducts([ring, { ...ring, id: 98 }, ring]);
    expect(faults.map(describeFault)).toEqual([`${at} id: stands in records 1 and 3`]);
  });

  it("is the file itself when it isn't a list", () => {
    const faults = [{}, null, "text", undefined].flatMap((records) => parseProducts(records).faults);
    expect(faults).toHaveLength(4);
    expect(describeFaults(faults)).toContain(
      "The catalogue has 4 faults:\n  catalogue/products.json, the file: must hold",
    );
  });
});
