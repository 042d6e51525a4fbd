import { Hono } from "hono";
import type { ProofPicture } from "../../shop/follow/order-follower.ts";
import { reviewPhotoPath } from "../../shop/paths.ts";

export type FindReviewPhoto = (name: string) => Promise<ProofPicture | undefined>;

/** Its writer may take it away: no shared cache keeps it, and a browser no longer than a day. */
const headers = { "Cache-Control": "private, max-age=86400", "X-Robots-Tag": "noindex" };

/** Photographs of published reviews. */
export function reviewPhotoRoutes(find: FindReviewPhoto): Hono {
  const routes = new Hono();
  routes.get(reviewPhotoPath(":name{[\\w-]{22}}"), async (context) => {
    const photo = await find(context.req.param("name") ?? "");
    if (!photo) return context.text("Not Found\n", 404);
    return new Response(photo.bytes.slice(), { headers: { ...headers, "Content-Type": photo.type } });
  });
  return routes;
}
