import { editionOf } from "../edition/edition.server.ts";
import type { Route } from "./+types/index-route";
import { searchItem } from "./search-catalogue.server.ts";

/** What search knows of the catalogue: fetched when the panel is first opened, or about to be. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = await editionOf(context);
  return Response.json(catalogue.products.map((product) => searchItem(catalogue, product)));
}
