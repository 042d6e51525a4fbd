import type { MiddlewareFunction } from "react-router";
import { fits, type Shape } from "../../shop/shape.ts";
import { isOtherView } from "../browse/needs-data.ts";
import { createKept, ofThisTab } from "../device/create-kept.ts";
import { createFreshness, editionOfTag } from "./freshness.ts";

/** A tab remembers the newest edition over page loads: its cache outlives them, too. */
const kept = createKept(
  "edition",
  (text) => ({ newest: /^\d+$/.test(text ?? "") ? Number(text) : undefined }),
  ({ newest }) => String(newest),
  ofThisTab,
);

/** Asked in the browser alone. */
const freshness = createFreshness(() => performance.now(), kept.read().newest);

/** Something of this edition has reached the browser. Gives true where it is newer than all before. */
export function noteEdition(newest: number): boolean {
  const isNew = freshness.see(newest);
  if (isNew) kept.change(() => ({ newest }));
  return isNew;
}

/** Of something that was kept since then, in the page's own time. */
export const { isTooOld } = freshness;

/** Past what the browser has kept of it from before a change; what comes tells its edition. */
export async function askShop(address: string, init: RequestInit = {}): Promise<Response> {
  const isOld = freshness.mustAsk(address);
  try {
    const response = await fetch(address, isOld ? { ...init, cache: "no-cache" } : init);
    const edition = editionOfTag(response.headers.get("etag"));
    if (edition !== undefined && noteEdition(edition)) freshness.asked(address);
    return response;
  } catch (error) {
    if (isOld) freshness.unasked(address);
    throw error;
  }
}

/**
 * An answer that has the shape which this page's components know. One that hasn't is from another release, and as good
 * as none; the next page comes whole, with what it needs (`app/release.ts`).
 */
export async function readFromShop<T>(address: string, shape: Shape<T>, init: RequestInit = {}): Promise<T> {
  const response = await askShop(address, init);
  const answer: unknown = response.ok && (await response.json());
  if (fits(answer, shape)) return answer;
  throw new Error(`The shop answered ${response.status} at ${address}`);
}

let shown = import.meta.env.SSR ? undefined : new URL(location.href);

/**
 * The router takes a page's data from the browser's cache, where prefetching has put it, and can't be told otherwise. So
 * what may lie there from before a change is asked for first; the router then finds what is current. Who is off line
 * gets what there is.
 */
export const dropOlderData: MiddlewareFunction = async ({ request, url }, next) => {
  const isAsked = request.method === "GET" && !(shown && isOtherView(shown, url));
  if (isAsked && freshness.mustAsk(dataAddress(url))) await renew(dataAddress(url), request.signal);
  const results = await next();
  if (!request.signal.aborted) shown = url;
  return results;
};

async function renew(address: string, signal: AbortSignal): Promise<void> {
  try {
    // Read to its end, or the browser wouldn't keep it.
    await (await fetch(address, { cache: "no-cache", signal })).arrayBuffer();
  } catch {
    freshness.unasked(address);
  }
}

/** As the router spells it. */
function dataAddress({ pathname, search }: URL): string {
  return `${pathname.endsWith("/") ? `${pathname}_` : pathname}.data${search}`;
}
