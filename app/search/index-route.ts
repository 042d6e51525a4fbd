import { catalogue } from "../../catalogue/catalogue.server.ts";
import { listingOf } from "../../catalogue/listings.ts";
import { shownPrice } from "../../shop/sale.ts";
import { type SearchItem, searchWords } from "../../shop/search.ts";

/** What search knows of the catalogue: fetched when the panel is first opened, or about to be. */
export function loader() {
  const items: SearchItem[] = catalogue.products.map((product) => {
    const { id, name, summary, stones, metal, images, listings } = product;
    const category = listings.map((slug) => listingOf(slug).title).join(", ");
    const words = searchWords({ name, category }, [summary, ...stones, metal]);
    return { id, name, category, ...shownPrice(product), picture: catalogue.picture(images[0] ?? ""), words };
  });
  return Response.json(items);
}
