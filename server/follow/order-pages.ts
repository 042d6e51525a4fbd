import type { Edition } from "../../catalogue/edition.ts";
import { parseOrderAddress } from "../../shop/follow/order-address.ts";
import { maxProofBytes, type OrderFollower } from "../../shop/follow/order-follower.ts";
import { isProofPath } from "../../shop/paths.ts";
import { createFairLine } from "../http/fair-line.ts";
import { asPublic, inPrivate } from "../http/private-pages.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import { type PageBuild, pagePolicy } from "../site/page-build.ts";
import { busyResponse, compressResponse } from "../site/page-response.ts";
import { policyHeader } from "../site/security-headers.ts";
import { redirectToCanonical } from "../site/site.ts";
import type { OpenFollower } from "./order-follower.ts";

export type OrderPages = (request: Request, address: string) => Promise<Response>;

type Parts = {
  build: PageBuild;
  current: () => Edition;
  open: OpenFollower;
  publicUrl: string;
  picturesOrigin?: string;
};

/** A line of their own, shared fairly by address: a flood of filters, or of wrong keys, keeps nobody from her order. */
const mostAtOnce = 2;
const longestLine = 60;

/** Room for the form around the file. */
const bodyLimit = maxProofBytes + 64 * 1024;

/** Screenshots have a line of their own: each is held whole as long as her own line takes, and then read. */
const mostFiles = 6;
const smallBody = 64 * 1024;

export function createOrderPages({ build, current, open, publicUrl, picturesOrigin }: Parts): OrderPages {
  const policy = pagePolicy(build, picturesOrigin);
  const line = createFairLine(mostAtOnce, longestLine);
  const files = createFairLine(mostFiles, longestLine);

  return async (request, address) => {
    const refused = refuse(request, publicUrl);
    if (refused) return inPrivate(refused);
    // A form would lose what was typed on its way.
    const moved = request.method === "POST" ? undefined : redirectToCanonical(new URL(request.url));
    if (moved) return inPrivate(moved);
    const asked = asPublic(request, publicUrl);
    // Only who has the key to an order may take our time with a file.
    if (isFile(asked) && !(await isHers(asked, open(address)))) return inPrivate(refusal(404, "Not Found"));
    const answer = async (whole: Request | undefined) => (whole ? render(whole, open(address)) : busyResponse());
    // A form is read before its turn comes, so that nobody waits for somebody else's slow line.
    const answered = isFile(asked)
      ? await files(address, async () => answer(await withBody(asked)))
      : await withBody(asked).then((whole) => line(address, () => answer(whole)));
    return inPrivate(answered === "full" ? busyResponse() : answered);
  };

  async function render(request: Request, follower: OrderFollower): Promise<Response> {
    if (request.signal.aborted) return busyResponse();
    const response = await build.handle(request, { edition: current(), follow: follower });
    const headers = new Headers(response.headers);
    if (headers.get("content-type")?.startsWith("text/html")) headers.set(policyHeader, policy);
    return headers.get("content-type")?.startsWith("image/") ? response : compressResponse(request, response, headers);
  }
}

function refuse(request: Request, publicUrl: string): Response | undefined {
  const { method, headers } = request;
  if (!["GET", "HEAD", "POST"].includes(method)) return refusal(405, "Method Not Allowed");
  if (method !== "POST") return undefined;
  if (!isSameOrigin(headers, publicUrl)) return refusal(403, "Orders are changed from the shop's own pages only.");
  if (!headers.has("content-length")) return refusal(411, "Say how long it is.");
  return Number(headers.get("content-length")) > (isFile(request) ? bodyLimit : smallBody)
    ? refusal(413, "too-large")
    : undefined;
}

function isFile({ method, url }: Request): boolean {
  return method === "POST" && isProofPath(new URL(url).pathname);
}

async function isHers({ url }: Request, follower: OrderFollower): Promise<boolean> {
  const order = parseOrderAddress(new URL(url).pathname);
  return order !== undefined && (await follower.open(order.number, order.key)) !== undefined;
}

/** With its body in hand; nothing where the line broke before it was whole. */
async function withBody(request: Request): Promise<Request | undefined> {
  if (request.method !== "POST") return request;
  const body = await request.arrayBuffer().catch(() => undefined);
  const { url, headers, method, signal } = request;
  return body && new Request(url, { method, headers, body, signal });
}

function refusal(status: number, sentence: string): Response {
  return new Response(sentence, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
