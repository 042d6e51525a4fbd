import type { z } from "zod";
import type { Product } from "../shop/pieces/product.ts";
import { type Fault, faultsOf } from "./fault.ts";
import { type Pictures, previewOf } from "./pictures.ts";
import { parseProducts, productsFile, type Sketch } from "./product-schema.ts";
import { type Settings, settingsFile, settingsSchema } from "./settings-schema.ts";

/** Every id in the file, including those of invalid records. */
type Ids = ReadonlySet<number | string>;

type PictureIndex = Pick<Pictures, "pictures" | "previews">;

/** Validates one record by the rules of the file. */
export async function checkPiece(
  record: unknown,
  pictures: PictureIndex,
): Promise<{ product: Product | undefined; faults: Fault[] }> {
  // Loaded on demand: a server on which no piece is saved doesn't need the HTML parser.
  const { descriptionFaults } = await import("./check-description.ts");
  const { products, sketches, faults } = parseProducts([record]);
  const others = sketches.flatMap((sketch) => [...descriptionFaults(sketch), ...pictureFaults(sketch, pictures)]);
  return { product: products[0], faults: [...faults, ...others] };
}

export function shapeFaults(where: Pick<Fault, "file" | "id">, schema: z.ZodType, value: unknown): Fault[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : faultsOf(where, parsed.error);
}

export function pictureFaults(sketch: Sketch, pictures: PictureIndex): Fault[] {
  const where = { file: productsFile, id: sketch.id, field: "images" };
  const missing = sketch.images.filter((name) => !pictures.pictures.has(name)).map(noPicture);
  // A missing first picture is reported already; don't report its preview as well.
  const [first = ""] = sketch.images;
  const preview = pictures.pictures.has(first) && !previewOf(sketch, pictures);
  const reasons = preview ? [...missing, `there is no link preview of ${first}; see npm run pictures`] : missing;
  return reasons.map((reason) => ({ ...where, reason }));
}

export const noPicture = (name: string): string => `there is no picture ${name}; see npm run pictures`;

export function checkSettings(
  settings: Settings,
  { pictures }: PictureIndex,
  products: readonly Product[],
  ids: Ids,
): Fault[] {
  const where = { file: settingsFile };
  const shape = shapeFaults(where, settingsSchema, settings);
  if (shape.some(({ field }) => field === "the record")) return shape;
  const isValid = (setting: keyof Settings) => !shape.some(({ field }) => field.split(".")[0] === setting);
  const slides = isValid("bannerSlides") ? settings.bannerSlides : [];
  const samples = isValid("searchSamples") ? settings.searchSamples : [];
  const window = isValid("shopWindow") ? settings.shopWindow : [];
  const art = slides.flatMap((slide, index) => {
    const missing = Object.entries(slide.art).filter(([, name]) => !pictures.has(name));
    return missing.map(([crop, name]) => ({ field: `bannerSlides.${index}.art.${crop}`, reason: noPicture(name) }));
  });
  return [
    ...shape,
    ...art.map((fault) => ({ ...where, ...fault })),
    ...unknownIds({ ...where, field: "searchSamples" }, samples, ids),
    ...(isValid("homeCarousels") ? carouselFaults(settings.homeCarousels, products, ids) : []),
    ...unknownIds({ ...where, field: "shopWindow" }, window, ids),
  ];
}

/** A carousel may only show pieces that its "View All" leads to. */
function carouselFaults(carousels: Settings["homeCarousels"], products: readonly Product[], ids: Ids): Fault[] {
  const listingsOf = new Map(products.map((product) => [product.id, product.listings]));
  return carousels.flatMap(({ listing, products: shown }) => {
    const where = { file: settingsFile, id: listing, field: "homeCarousels" };
    const misplaced = shown.filter((id) => listingsOf.get(id)?.includes(listing) === false);
    return [
      ...unknownIds(where, shown, ids),
      ...misplaced.map((id) => ({ ...where, reason: `product ${id} is not in this listing` })),
    ];
  });
}

export function unknownIds(where: Omit<Fault, "reason">, wanted: readonly number[], ids: Ids): Fault[] {
  return wanted.filter((id) => !ids.has(id)).map((id) => ({ ...where, reason: `there is no product ${id}` }));
}
