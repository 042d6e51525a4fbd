import type { PictureRef } from "../shop/pieces/picture.ts";
import type { ListingSlug, Product } from "../shop/pieces/product.ts";
import { createSynonyms, type Synonyms } from "../shop/pieces/search-words.ts";
import { type Pictures, previewOf } from "./pictures.ts";
import { type Sets, setsOf } from "./sets.ts";

export type CatalogueSource = {
  products: readonly Product[];
  pictures: Pictures["pictures"];
  previews: Pictures["previews"];
  /** Ids that come first in the whole collection. */
  leading: readonly number[];
  /** What pieces and listings are also called; see `createSynonyms`. */
  searchWords?: readonly string[];
  sanitise: (html: string) => string | Promise<string>;
};

export type Catalogue = {
  /** Every product once, in the order of the file. */
  products: readonly Product[];
  /** Every product once: the leading ones, then one of each listing in turn. */
  featured: readonly Product[];
  synonyms: Synonyms;
  product(id: number): Product | undefined;
  /** `accessories` holds the clutches as well. */
  listing(slug: ListingSlug): readonly Product[];
  /** Others of the same category, beginning after this product. */
  related(product: Pick<Product, "id" | "category">, limit?: number): readonly Product[];
  /** "Complete the set". */
  sets: Sets;
  /** A product picture, or a banner slide's art, by name. */
  picture(name: string): PictureRef;
  /** The file of the product's link preview. */
  preview(id: number): string;
  /** The description's HTML, sanitised. */
  description(id: number): Promise<string>;
};

/** Builds every index once, so that a lookup takes the same time whatever the size of the catalogue. */
export function createCatalogue(source: CatalogueSource): Catalogue {
  const byId = new Map(source.products.map((product) => [product.id, product]));
  const byListing = groupByListing(source.products);
  const byCategory = Map.groupBy(source.products, (product) => product.category);
  const indexInCategory = new Map<number, number>();
  for (const group of byCategory.values())
    group.forEach((product, index) => void indexInCategory.set(product.id, index));
  const featured = mixListings(source.products, source.leading);
  const known = (id: number) => required(byId.get(id), `product ${id}`);

  return {
    products: source.products,
    featured,
    synonyms: createSynonyms(source.searchWords),
    product: (id) => byId.get(id),
    listing: (slug) => byListing.get(slug) ?? [],
    related(product, limit = 12) {
      const group = byCategory.get(product.category) ?? [];
      const start = (indexInCategory.get(product.id) ?? -1) + 1;
      const around = [...group.slice(start, start + limit), ...group.slice(0, Math.max(0, Math.min(limit, start - 1)))];
      return around.slice(0, limit);
    },
    sets: setsOf(source.products, (id) => byId.get(id)),
    picture: (name) => required(source.pictures.get(name), `picture "${name}"`),
    preview: (id) => required(previewOf(known(id), source), `preview of product ${id}`),
    description: async (id) => source.sanitise(known(id).description),
  };
}

/** The catalogue's check guarantees it: missing here is a bug. */
function required<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`The catalogue has no ${what}`);
  return thing;
}

/** Products whose first listing this is come before others, so that the earrings begin with earrings. */
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

/** `leading` first, then the first product of each listing, the second of each, and so on. */
function mixListings(products: readonly Product[], leading: readonly number[]): readonly Product[] {
  const rank = new Map(leading.map((id, index) => [id, index]));
  const first = products.filter((product) => rank.has(product.id));
  first.sort((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0));
  const rest = products.filter((product) => !rank.has(product.id));
  const turn = new Map<ListingSlug | undefined, number>();
  const ranked = rest.map((product) => {
    const round = turn.get(product.listings[0]) ?? 0;
    turn.set(product.listings[0], round + 1);
    return { product, round };
  });
  ranked.sort((one, other) => one.round - other.round);
  return [...first, ...ranked.map((entry) => entry.product)];
}
