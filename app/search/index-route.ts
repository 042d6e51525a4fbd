import { listingOf } from "../../catalogue/listings.ts";
import { shownPrice } from "../../shop/sale.ts";
import { type SearchItem, searchWords } from "../../shop/search.ts";
import { editionOf } from "../edition/edition.server.ts";
import type { Route } from "./+types/index-route";

/** What search knows of the catalogue: fetched when the panel is first opened, or about to be. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = await editionOf(context);
  const items: SearchItem[] = catalogue.products.map((product) => {
    const { id, name, summary, stones, metal, images, listings } = product;
    const category = listings.map((slug) => listingOf(slug).title).join(", ");
    const words = searchWords({ name, category }, [summary, ...stones, metal]);
    return { id, name, category, ...shownPrice(product), picture: catalogue.picture(images[0] ?? ""), words };
  });
  return Response.json(items);
}
