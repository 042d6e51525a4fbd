import { editionOf } from "../edition/edition.server.ts";
import type { Route } from "./+types/related-route";
import { loadRelated } from "./product-data.server.ts";

/** More related pieces of a product than its page came with. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { catalogue } = await editionOf(context);
  return Response.json(loadRelated(catalogue, params.id, url.searchParams.get("from")));
}
