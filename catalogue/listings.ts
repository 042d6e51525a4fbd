import { listingPath, pageAddress, shopPath } from "../shop/paths.ts";
import type { ListingSlug } from "../shop/pieces/product.ts";

export type Listing = {
  slug: ListingSlug;
  path: string;
  title: string;
  /** A product picture that still reads when cropped to a circle. */
  picture: string;
};

const earrings: Listing = {
  slug: "earrings",
  path: listingPath("earrings"),
  title: "Earrings",
  picture: "38-macro",
};
const chokkars: Listing = {
  slug: "chokkars",
  path: listingPath("chokkars"),
  title: "Chokkars",
  picture: "58-hero",
};
const longChains: Listing = {
  slug: "long-chains",
  path: listingPath("long-chains"),
  title: "Long Chains",
  picture: "27-macro",
};
const bangles: Listing = {
  slug: "bangles",
  path: listingPath("bangles"),
  title: "Bangles",
  picture: "64-macro",
};
const rings: Listing = {
  slug: "rings",
  path: listingPath("rings"),
  title: "Rings",
  picture: "97-macro",
};
const accessories: Listing = {
  slug: "accessories",
  path: listingPath("accessories"),
  title: "Accessories",
  picture: "79-macro",
};
const clutches: Listing = {
  slug: "clutches",
  path: listingPath("clutches"),
  title: "Clutches",
  picture: "84-hero",
};
const bridalSets: Listing = {
  slug: "bridal-sets",
  path: listingPath("bridal-sets"),
  title: "Bridal Sets",
  picture: "2-hero",
};
const mathapatti: Listing = {
  slug: "mathapatti",
  path: listingPath("mathapatti"),
  title: "Mathapatti",
  picture: "29-macro",
};

/** All nine, in the shop's order. */
export const listings: readonly Listing[] = [
  earrings,
  chokkars,
  longChains,
  bangles,
  rings,
  bridalSets,
  mathapatti,
  accessories,
  clutches,
];

/** The line under a listing's title; blanks as in settings. Apart from `listings`, which every page ships. */
export const intros: Readonly<Record<ListingSlug, string>> = {
  earrings: "Jhumkay, chaand baliyan, studs and hoops.",
  chokkars: "Worn close and tied with a dori, so one size fits every neck.",
  "long-chains": "Raani haar, mala and layered chains, 72 to 74 cm round.",
  bangles: "Churiyan in stacks of fourteen, karay in pairs, sizes 2.2 to 2.8.",
  rings: "Sizes 15 to 20 by inner diameter in millimetres. Not sure of yours? Ask us.",
  accessories: "Nath, tikka, jhoomar and payal, with the clutches and potlis to match.",
  clutches: "Potlis with pearl handles and box clutches on a chain. A phone fits in each.",
  "bridal-sets": "Most are made after you order, by hand, in {making time}. A few are ready to ship.",
  mathapatti: "They hook in the parting and pin above the ears, in one strand, two or three.",
};

/** The links of the top bar and the drawer. */
export const navigation: readonly Listing[] = [earrings, chokkars, longChains, bangles, rings, accessories, bridalSets];

/** Those that aren't among them. */
export const moreListings: readonly Listing[] = [mathapatti, clutches];

/** Below them in the drawer, behind "More" in the top bar. */
export const moreLinks: readonly Pick<Listing, "path" | "title">[] = [
  ...moreListings,
  { path: shopPath, title: "Everything" },
];

/** The round pictures of "Shop by Category" on the home page. */
export const categoryStrip: readonly Listing[] = [earrings, chokkars, longChains, bangles, rings, clutches, bridalSets];

/** The categories on `/shop`, bridal sets first, as in the banner. */
export const shopCategories: readonly Listing[] = [bridalSets, ...listings.filter((each) => each !== bridalSets)];

export function listingOf(slug: ListingSlug): Listing {
  const listing = listings.find((each) => each.slug === slug);
  if (!listing) throw new Error(`No listing has the slug "${slug}"`);
  return listing;
}

/** In any spelling: prerendering, for one, asks with a trailing slash. */
export function listingAt(pathname: string): Listing | undefined {
  const address = pageAddress(pathname);
  return listings.find(({ path }) => path === address);
}
