import { z } from "zod";
import { longestAlt } from "../shop/pieces/picture.ts";
import { badges, type ListingSlug, listingSlugs, metals, type Product } from "../shop/pieces/product.ts";
import { sentPhoto } from "../shop/pieces/sent-picture.ts";
import { type Fault, faultsOf } from "./fault.ts";
import { listOf, oneOf, otherwise, record, text, textOfAnyLength, whenValid, whole, yesOrNo } from "./fields.ts";

export const productsFile = "catalogue/products.json";

/** The listing of each category. */
export const listingOfCategory = {
  Bridals: "bridal-sets",
  Earrings: "earrings",
  Chokkars: "chokkars",
  "Long Chains": "long-chains",
  Bangles: "bangles",
  Rings: "rings",
  Accessories: "accessories",
  Clutches: "clutches",
  Mathapatti: "mathapatti",
} as const satisfies Record<string, ListingSlug>;

type Category = keyof typeof listingOfCategory;
const categories = Object.keys(listingOfCategory) as Category[];

export const stones = [
  "kundan",
  "ruby",
  "emerald",
  "turquoise",
  "pearl",
  "amethyst",
  "sapphire",
  "coral",
  "topaz",
] as const;

const price = whole(100, 1_000_000);
const pictureName = textOfAnyLength.refine(
  (name) => /^\d+-[a-z]+$/.test(name) || sentPhoto.test(name),
  "is not a picture's name like 12-hero",
);

const productSchema = z
  .strictObject(
    {
      id: whole(1, 999_999),
      name: text(80),
      price,
      salePrice: price.nullable(),
      category: oneOf(categories),
      listings: listOf(oneOf(listingSlugs), 1, listingSlugs.length),
      badge: oneOf(badges),
      metal: oneOf(metals),
      stones: listOf(oneOf(stones), 0, stones.length),
      summary: text(160),
      material: text(80).exactOptional(),
      weight: text(40).exactOptional(),
      goesWith: listOf(whole(1, 999_999), 1, 4).exactOptional(),
      description: textOfAnyLength.min(1, "is empty").max(5000, "is longer than 5000 characters"),
      images: listOf(pictureName, 1, 5),
      hoverImage: pictureName.exactOptional(),
      altTexts: z.record(z.string(), text(longestAlt), otherwise("must be a record in braces")).exactOptional(),
      inStock: yesOrNo.default(true),
      sizes: listOf(text(20), 1, 20).exactOptional(),
      dupatta: z.literal(true, "must be true or left out").exactOptional(),
      scents: listOf(text(40), 1, 20).exactOptional(),
      kilos: listOf(whole(1, 100), 1, 20).exactOptional(),
    },
    record,
  )
  .refine(({ salePrice, price }) => salePrice === null || salePrice < price, {
    path: ["salePrice"],
    error: "the sale price has to be below the price",
    when: whenValid("price", "salePrice"),
  })
  .refine(({ category, listings }) => listings.includes(listingOfCategory[category]), {
    path: ["listings"],
    error: "leave out the listing of its category",
    when: whenValid("category", "listings"),
  })
  .refine(({ hoverImage, images }) => hoverImage === undefined || images.includes(hoverImage), {
    path: ["hoverImage"],
    error: "is not among the product's images",
    when: whenValid("images", "hoverImage"),
  })
  .refine(({ id, goesWith }) => !goesWith?.includes(id), {
    path: ["goesWith"],
    error: "names the piece itself",
    when: whenValid("id", "goesWith"),
  })
  .superRefine(({ altTexts = {}, images }, context) => {
    for (const name of Object.keys(altTexts))
      if (!images.includes(name))
        context.addIssue({ code: "custom", path: ["altTexts", name], message: "is not among the product's images" });
  });

/** What can be read of any record, valid or not; without an id it is named by its position. */
export type Sketch = {
  id: number | string;
  category: string;
  summary: string;
  description: string;
  images: readonly string[];
  goesWith?: readonly number[] | undefined;
  /** Undefined where they are missing. */
  material?: unknown;
  weight?: unknown;
};

const sketchSchema = z
  .object({
    id: z.number().optional().catch(undefined),
    category: z.string().catch(""),
    summary: z.string().catch(""),
    description: z.string().catch(""),
    images: z.array(z.string()).catch([]),
    goesWith: z.array(z.number()).optional().catch(undefined),
    material: z.unknown().optional(),
    weight: z.unknown().optional(),
  })
  .catch({ id: undefined, category: "", summary: "", description: "", images: [], material: "", weight: "" });

export type ParsedProducts = { products: Product[]; sketches: Sketch[]; faults: Fault[] };

/** The valid products, a sketch of every record, and all faults. */
export function parseProducts(records: unknown): ParsedProducts {
  if (!Array.isArray(records)) {
    const fault = { file: productsFile, field: "the file", reason: "must hold a list of products" };
    return { products: [], sketches: [], faults: [fault] };
  }
  const products: Product[] = [];
  const sketches: Sketch[] = [];
  const faults: Fault[] = [];
  const positions = new Map<number | string, number>();
  for (const [index, candidate] of records.entries()) {
    const position = index + 1;
    const parsed = productSchema.safeParse(candidate);
    const sketch = parsed.success ? parsed.data : sketchOf(candidate, position);
    const where = { file: productsFile, id: sketch.id };
    if (parsed.success) products.push(parsed.data);
    else faults.push(...faultsOf(where, parsed.error));
    const first = positions.get(sketch.id);
    if (first !== undefined)
      faults.push({ ...where, field: "id", reason: `stands in records ${first} and ${position}` });
    else positions.set(sketch.id, position);
    sketches.push(sketch);
  }
  return { products, sketches, faults };
}

function sketchOf(candidate: unknown, position: number): Sketch {
  const { id, ...sketch } = sketchSchema.parse(candidate);
  return { ...sketch, id: id ?? `record ${position}` };
}
