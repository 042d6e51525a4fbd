import { Hono } from "hono";
import { offerPicturePath } from "../../shop/paths.ts";
import type { OfferPicture } from "./offer-pictures.ts";

export type FindOfferPicture = (name: string) => Promise<OfferPicture | undefined>;

/** Whoever knows the random name may see it; no shared cache and no search engine may keep it. */
const headers = { "Cache-Control": "private, max-age=31536000, immutable", "X-Robots-Tag": "noindex" };

export function offerPictureRoutes(find: FindOfferPicture): Hono {
  const routes = new Hono();
  routes.get(offerPicturePath(":name{[\\w-]{22}}"), async (context, next) => {
    const picture = await find(context.req.param("name") ?? "");
    if (!picture) return next();
    return new Response(picture.bytes, { headers: { ...headers, "Content-Type": picture.type } });
  });
  return routes;
}
