import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { sharedPiece } from "../../catalogue/share-picture.ts";
import { linkPreviewPath, parseProductId } from "../../shop/paths.ts";
import type { Editions } from "../catalogue/editions.ts";
import { createFairConcurrencyLimit } from "../http/concurrency-limit.ts";
import { picturesPath } from "../site/pictures.ts";
import { caching } from "../site/site-manifest.ts";
import type { SharePictures } from "./share-pictures.ts";

type Env = { Bindings: HttpBindings };

export type LinkPreviews = { editions: Pick<Editions, "current">; draw: SharePictures };

type Parts = LinkPreviews & {
  picturesUrl: string;
  clientOf: (context: Context<Env>) => string;
};

/** Drawing one takes a core for a second: others wait, and beyond that get the photograph alone. */
const maxQueued = 20;

/**
 * What chats and networks show of a link to a piece. Only pieces that are sold have one; an address of before leads to
 * what is true now.
 */
export function linkPreviewRoutes({ editions, draw, picturesUrl, clientOf }: Parts): Hono<Env> {
  const routes = new Hono<Env>();
  const limit = createFairConcurrencyLimit(1, maxQueued);
  routes.get("/product/:id/:file{preview-[0-9a-f]{8}\\.jpg}", async (context) => {
    const { catalogue } = editions.current();
    const product = catalogue.product(parseProductId(context.req.param("id")) ?? 0);
    if (!product) return context.text("Not Found\n", 404);
    const { tag } = sharedPiece(catalogue, product, "preview", true);
    const drawn = await limit(clientOf(context), () => draw(product.id, "preview", true));
    if (!drawn || drawn === "full") {
      const photograph = `${picturesUrl || picturesPath}/${catalogue.preview(product.id)}`;
      return context.body(null, 302, { Location: photograph, "Cache-Control": "no-store" });
    }
    const isCurrent = context.req.path === linkPreviewPath(product.id, tag);
    return context.body(drawn, 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": isCurrent ? caching.immutable : caching.page,
    });
  });
  return routes;
}
