import type { Edition } from "../../catalogue/edition.ts";
import { createFairLine } from "../http/fair-line.ts";
import { createTurnstile } from "../http/limits.ts";
import { yieldToConnections } from "../yield-to-connections.ts";
import { type CachedPage, createCachedPage, createPageCache, respond } from "./cached-page.ts";
import { type PageBuild, pagePolicy } from "./page-build.ts";
import { busyResponse, compressResponse } from "./page-response.ts";
import { createRenderedAddress } from "./rendered-address.ts";
import { policyHeader } from "./security-headers.ts";
import { caching } from "./site-manifest.ts";
import { toFileRequest, toResponse } from "./static-files.ts";

/**
 * Rendering is the most expensive thing a request can ask for, some 15 ms of a core. Two at a time keep memory small
 * and leave the core to other work in between; a full queue takes about a second.
 */
const maxConcurrent = 2;
const maxQueued = 60;

/** Longer, because each of these pages is rendered once for everybody. */
const maxQueuedRegenerations = 400;

/** Some hundreds of filtered and sorted listings, compressed. */
const cacheBytes = 6 * 1024 * 1024;
const longestCachedAddress = 2_000;

/** `client`: the network address; the queue is shared fairly among them. */
export type RenderedPages = (request: Request, client: string) => Promise<Response>;

type Render = (address: string, edition: Edition) => Promise<Response>;

/** Renders as the build does: nothing of a request but its address counts. */
function createRender({ handle }: Pick<PageBuild, "handle">): Render {
  return (address, edition) => handle(new Request(`http://localhost${address}`), { edition });
}

/** For pages of the build that a newer edition shows differently: see regenerated-pages.ts. */
export function createRegeneration(build: Pick<PageBuild, "handle">): Render {
  const render = createRender(build);
  const turnstile = createTurnstile(maxConcurrent, maxQueuedRegenerations);
  return async (address, edition) => {
    const rendered = await turnstile(async () => {
      await yieldToConnections();
      return render(address, edition);
    });
    if (rendered === "full") throw new Error("Too many pages are being rendered");
    return rendered;
  };
}

/** A redirect or an error isn't cached. */
type Rendered = CachedPage | Response;

/** A page that is being rendered, or queued for it. */
type Rendering = { edition: number; requests: Request[]; rendered: Promise<Rendered | "full"> };

/**
 * Pages that aren't built: filtered listings, redirects, 404s. Each address is rendered once per edition for everybody,
 * as long as it stays in the cache.
 */
export function createRenderedPages(build: PageBuild, current: () => Edition, picturesOrigin?: string): RenderedPages {
  const policy = pagePolicy(build, picturesOrigin);
  const render = createRender(build);
  const renderedAddress = createRenderedAddress(build);
  const cache = createPageCache(cacheBytes);
  const renderings = new Map<string, Rendering>();
  const queue = createFairLine(maxConcurrent, maxQueued);

  async function renderNow(address: string, edition: Edition): Promise<Rendered> {
    await yieldToConnections();
    const response = await render(address, edition);
    if (response.status !== 200 && response.status !== 404) return response;
    const [path = address] = address.split("?");
    const page = await createCachedPage({ address: path, edition: edition.number, response, policy });
    if (address.length <= longestCachedAddress) cache.set(address, page);
    return page;
  }

  async function begin(address: string, edition: Edition, request: Request, client: string) {
    const requests = [request];
    const rendered = queue(client, async (): Promise<Rendered | "full"> => {
      // By now every client may have closed its connection.
      const isWanted = requests.some(({ signal }) => !signal.aborted);
      return isWanted ? renderNow(address, edition) : "full";
    });
    const rendering = { edition: edition.number, requests, rendered };
    renderings.set(address, rendering);
    try {
      return await rendered;
    } finally {
      if (renderings.get(address) === rendering) renderings.delete(address);
    }
  }

  /** Concurrent requests for a page share one place in the queue. If it is turned away, each of them tries again. */
  async function pageFor(address: string, edition: Edition, request: Request, client: string) {
    for (;;) {
      const page = cache.get(address);
      if (page?.edition === edition.number) return page;
      const rendering = renderings.get(address);
      if (rendering?.edition !== edition.number) return begin(address, edition, request, client);
      rendering.requests.push(request);
      const rendered = await rendering.rendered;
      if (rendered !== "full") return rendered;
    }
  }

  return async (request, client) => {
    const edition = current();
    const rendered = await pageFor(renderedAddress(new URL(request.url), edition), edition, request, client);
    if (rendered === "full") return busyResponse();
    if (rendered instanceof Response) return withPageHeaders(request, rendered.clone(), policy);
    return toResponse(await respond(rendered, toFileRequest(request)));
  };
}

async function withPageHeaders(request: Request, response: Response, policy: string): Promise<Response> {
  const headers = new Headers(response.headers);
  if (headers.get("content-type")?.startsWith("text/html")) headers.set(policyHeader, policy);
  if (response.ok || headers.has(policyHeader)) headers.set("Cache-Control", caching.page);
  return compressResponse(request, response, headers);
}
