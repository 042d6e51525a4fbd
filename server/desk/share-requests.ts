import type { SignedInDesk } from "../../shop/desk/desk.ts";
import { deskAddress } from "../../shop/desk/desk-paths.ts";
import { mayOpen } from "../../shop/desk/route-rights.ts";
import { parseProductId } from "../../shop/paths.ts";
import { shareShapes } from "../../shop/share-picture/share-words.ts";

const address = new RegExp(`^${deskAddress("/pieces/(?<id>[0-9]+)/share/(?<shape>[a-z]+)")}\\.jpg$`);

/** What is shown is shared from the browser's cache. It is nothing that shoppers don't see. */
const shortly = "private, max-age=600";

/**
 * Undefined for other addresses. Not a React Router route: drawing may wait for another picture, and must not take the
 * place of a page meanwhile.
 */
export async function answerShare(
  { method, url }: Request,
  desk: Pick<SignedInDesk, "me" | "sharing"> | undefined,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(url);
  const { id, shape } = address.exec(pathname)?.groups ?? {};
  if (id === undefined) return undefined;
  if (!desk) return new Response(null, { status: 401 });
  const asked = shareShapes.find((each) => each === shape);
  const piece = parseProductId(id);
  if (!mayOpen(desk.me.role, "/pieces/:id/share/:file") || !asked || piece === undefined || method !== "GET")
    return new Response("Not Found\n", { status: 404 });
  const withPrice = searchParams.get("price") !== "no";
  if (!(await desk.sharing.find(piece, withPrice))) return new Response("Not Found\n", { status: 404 });
  const drawn = await desk.sharing.draw(piece, asked, withPrice);
  if (!drawn) return new Response("It could not be drawn.\n", { status: 503, headers: { "Retry-After": "5" } });
  return new Response(drawn, { headers: { "Content-Type": "image/jpeg", "Cache-Control": shortly } });
}
