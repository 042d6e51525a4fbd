import { savedCartKey } from "../../app/saved-cart/cart-store.ts";
import { fileEdition } from "../../catalogue/file-edition.server.ts";
import { listings } from "../../catalogue/listings.ts";
import { serialiseCart } from "../../shop/device/saved-cart.ts";
import { cartPath, checkoutPath, homePath, productPath, shopPath } from "../../shop/paths.ts";

const { catalogue } = fileEdition;

export type PageName = "home" | "listing" | "shop" | "product" | "cart" | "checkout" | "order";
export type BenchPage = { name: PageName; path: string };

const listingSize = 31;

function listingOf(size: number): string {
  const listing = listings.find(({ slug }) => catalogue.listing(slug).length === size);
  if (!listing) throw new Error(`No listing has ${size} pieces: choose another size to measure.`);
  return listing.path;
}

function bridalProduct(): number {
  const [first] = catalogue.listing("bridal-sets");
  if (!first) throw new Error("There are no bridal sets to measure.");
  return first.id;
}

export const listingPage: BenchPage = { name: "listing", path: listingOf(listingSize) };
export const productPage: BenchPage = { name: "product", path: productPath(bridalProduct()) };

export const pages: readonly BenchPage[] = [
  { name: "home", path: homePath },
  listingPage,
  { name: "shop", path: shopPath },
  productPage,
  { name: "cart", path: cartPath },
  { name: "checkout", path: checkoutPath },
];

/** Local storage before each visit: a cart of two lines, so that cart and checkout have something to show. */
export const savedCart = {
  name: savedCartKey,
  value: serialiseCart({
    lines: catalogue
      .listing("earrings")
      .filter(({ inStock }) => inStock)
      .slice(0, 2)
      .map(({ id }) => ({ id, quantity: 1 })),
    notes: "",
    soldOut: [],
  }),
};
