import type { Edition } from "../../catalogue/edition.ts";
import { parseOrderAddress } from "../../shop/follow/order-address.ts";
import { maxProofBytes, type OrderFollower } from "../../shop/follow/order-follower.ts";
import type { OfferReader } from "../../shop/offer/offer-reader.ts";
import { isOrderUploadPath } from "../../shop/paths.ts";
import { maxReviewBytes } from "../../shop/review/writing.ts";
import { createFairConcurrencyLimit } from "../http/concurrency-limit.ts";
import { withPrivateHeaders, withPublicOrigin } from "../http/private-pages.ts";
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
  offers: () => OfferReader;
  publicUrl: string;
  picturesOrigin?: string;
};

/** A queue of their own, shared fairly by network address: a flood of other pages, or of wrong keys, blocks nobody. */
const maxConcurrent = 2;
const maxQueued = 60;

/** With room for the form around the files: a screenshot, or the photographs of a review all together. */
const fileBodyLimits = { screenshot: maxProofBytes + 64 * 1024, review: maxReviewBytes + 64 * 1024 };

/** Pictures have a queue of their own: each is in memory while it is uploaded, however slowly, and decoded. */
const maxConcurrentFiles = 6;
const formBodyLimit = 64 * 1024;

export function createOrderPages({ build, current, open, offers, publicUrl, picturesOrigin }: Parts): OrderPages {
  const policy = pagePolicy(build, picturesOrigin);
  const queue = createFairConcurrencyLimit(maxConcurrent, maxQueued);
  const fileQueue = createFairConcurrencyLimit(maxConcurrentFiles, maxQueued);

  return async (request, address) => {
    const refused = refuse(request, publicUrl);
    if (refused) return withPrivateHeaders(refused);
    // A redirect would lose a submitted form.
    const redirect = request.method === "POST" ? undefined : redirectToCanonical(new URL(request.url));
    if (redirect) return withPrivateHeaders(redirect);
    const asked = withPublicOrigin(request, publicUrl);
    // The key is checked before a file is read.
    if (isFile(asked) && !(await hasValidKey(asked, open(address))))
      return withPrivateHeaders(refusal(404, "Not Found"));
    const answer = async (whole: Request | undefined) => (whole ? render(whole, open(address)) : busyResponse());
    // A form is read before it is queued, so that nobody waits for somebody else's slow connection.
    const answered = isFile(asked)
      ? await fileQueue(address, async () => answer(await withBody(asked)))
      : await withBody(asked).then((whole) => queue(address, () => answer(whole)));
    return withPrivateHeaders(answered === "full" ? busyResponse() : answered);
  };

  async function render(request: Request, follower: OrderFollower): Promise<Response> {
    if (request.signal.aborted) return busyResponse();
    const response = await build.handle(request, { edition: current(), follow: follower, offers: offers() });
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
  return Number(headers.get("content-length")) > bodyLimit(request) ? refusal(413, "too-large") : undefined;
}

function bodyLimit(request: Request): number {
  if (!isFile(request)) return formBodyLimit;
  return new URL(request.url).pathname.endsWith("/screenshot") ? fileBodyLimits.screenshot : fileBodyLimits.review;
}

function isFile({ method, url }: Request): boolean {
  return method === "POST" && isOrderUploadPath(new URL(url).pathname);
}

async function hasValidKey({ url }: Request, follower: OrderFollower): Promise<boolean> {
  const order = parseOrderAddress(new URL(url).pathname);
  return order !== undefined && (await follower.open(order.number, order.key)) !== undefined;
}

/** The request with its body read; undefined when the connection broke before the end. */
async function withBody(request: Request): Promise<Request | undefined> {
  if (request.method !== "POST") return request;
  const body = await request.arrayBuffer().catch(() => undefined);
  const { url, headers, method, signal } = request;
  return body && new Request(url, { method, headers, body, signal });
}

function refusal(status: number, sentence: string): Response {
  return new Response(sentence, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
