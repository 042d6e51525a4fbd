import type { PageRequest } from "../page-request.ts";
import { searchItem } from "./search-catalogue.server.ts";

/** What search knows of the catalogue: fetched when the panel is first opened, or about to be. */
export function searchIndex({ edition: { catalogue } }: PageRequest): Response {
  return Response.json(catalogue.products.map((product) => searchItem(catalogue, product)));
}
