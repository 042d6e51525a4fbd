import type { PictureRef } from "../shop/pieces/picture.ts";
import type { ListingSlug, Product } from "../shop/pieces/product.ts";
import { type Pictures, previewOf } from "./pictures.ts";

export type CatalogueSource = {
  products: readonly Product[];
  pictures: Pictures["pictures"];
  previews: Pictures["previews"];
  /** Ids that lead the whole collection. */
  leading: readonly number[];
  sanitise: (html: string) => string | Promise<string>;
};

export type Catalogue = {
  /** Every product once, in the order of the file. */
  products: readonly Product[];
  /** Every product once, the chosen ones first, then one of each listing in turn. */
  featured: readonly Product[];
  product(id: number): Product | undefined;
  /** `accessories` holds the clutches as well. */
  listing(slug: ListingSlug): readonly Product[];
  /** Others of the same category, beginning with the one that follows this product. */
  related(product: Pick<Product, "id" | "category">, limit?: number): readonly Product[];
  /** A product picture, or a banner slide's art, by name. */
  picture(name: string): PictureRef;
  /** The file of the product's link preview. */
  preview(id: number): string;
  /** The description's HTML, reduced to the tags we allow. */
  description(id: number): Promise<string>;
};

/** Builds every index once, so that a look-up costs the same whatever the size of the catalogue. */
export function createCatalogue(source: CatalogueSource): Catalogue {
  const byId = new Map(source.products.map((product) => [product.id, product]));
  const byListing = groupByListing(source.products);
  const byCategory = Map.groupBy(source.products, (product) => product.category);
  const placeInCategory = new Map<number, number>();
  for (const group of byCategory.values())
    group.forEach((product, place) => void placeInCategory.set(product.id, place));
  const featured = mixListings(source.products, source.leading);
  const known = (id: number) => found(byId.get(id), `product ${id}`);

  return {
    products: source.products,
    featured,
    product: (id) => byId.get(id),
    listing: (slug) => byListing.get(slug) ?? [],
    related(product, limit = 12) {
      const group = byCategory.get(product.category) ?? [];
      const start = (placeInCategory.get(product.id) ?? -1) + 1;
      const around = [...group.slice(start, start + limit), ...group.slice(0, Math.max(0, Math.min(limit, start - 1)))];
      return around.slice(0, limit);
    },
    picture: (name) => found(source.pictures.get(name), `picture "${name}"`),
    preview: (id) => found(previewOf(known(id), source), `preview of product ${id}`),
    description: async (id) => source.sanitise(known(id).description),
  };
}

/** What the catalogue's check has vouched for: missing here, it is a bug, not a shopper's mistake. */
function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`The catalogue has no ${what}`);
  return thing;
}

/** Products whose first listing this is come before its guests, so that earrings open with earrings. */
function groupByListing(products: readonly Product[]): ReadonlyMap<ListingSlug, readonly Product[]> {
  const home = Map.groupBy(products, (product) => product.listings[0]);
  const groups = new Map<ListingSlug, Product[]>();
  for (const [slug, group] of home) if (slug) groups.set(slug, [...group]);
  for (const product of products) {
    for (const slug of product.listings.slice(1)) {
      const group = groups.get(slug);
      if (group) group.push(product);
      else groups.set(slug, [product]);
    }
  }
  groups.set("accessories", [...new Set([...(groups.get("accessories") ?? []), ...(groups.get("clutches") ?? [])])]);
  return groups;
}

function mixListings(products: readonly Product[], leading: readonly number[]): readonly Product[] {
  const rank = new Map(leading.map((id, place) => [id, place]));
  const first = products.filter((product) => rank.has(product.id));
  first.sort((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0));
  const rest = products.filter((product) => !rank.has(product.id));
  const turn = new Map<ListingSlug | undefined, number>();
  const ranked = rest.map((product) => {
    const place = turn.get(product.listings[0]) ?? 0;
    turn.set(product.listings[0], place + 1);
    return { product, place };
  });
  ranked.sort((one, other) => one.place - other.place);
  return [...first, ...ranked.map((entry) => entry.product)];
}
