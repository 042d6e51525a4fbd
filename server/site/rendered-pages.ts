import { createHash, randomBytes } from "node:crypto";
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { Edition } from "../../catalogue/edition.ts";
import { createTurnstile } from "../http/limits.ts";
import { letWaitingIn } from "../open-door.ts";
import { chooseEncoding, pack } from "./encoding.ts";
import { contentSecurityPolicy, renderedSources } from "./security-headers.ts";
import { caching } from "./site-manifest.ts";

/**
 * Rendering is the dearest that a request can ask for, some 15 ms of a core. Two at a time keep the memory small
 * and leave the core to others in between; the line is about a second long.
 */
const mostAtOnce = 2;
const longestLine = 60;

/** Each of these is for everybody who asks for the page. */
const longestBareLine = 400;

export type RenderedPages = (request: Request) => Promise<Response>;

/** What `app/entry.server.tsx` exports besides its handlers. */
type EntryModule = {
  nonceContext: RouterContext<string>;
  editionContext: RouterContext<Edition | null>;
  stylesheet: string;
};

/** As at build: no nonce, the page's inline scripts are allowed by their hashes. For pages that are kept. */
export function createBareRender(build: ServerBuild): (address: string, edition: Edition) => Promise<Response> {
  const handle = createRequestHandler(build, "production");
  const { editionContext } = build.entry.module as unknown as EntryModule;
  const turnstile = createTurnstile(mostAtOnce, longestBareLine);
  return async (address, edition) => {
    const rendered = await turnstile(async () => {
      await letWaitingIn();
      const context = new RouterContextProvider();
      context.set(editionContext, edition);
      return handle(new Request(new URL(address, "http://localhost")), context);
    });
    if (rendered === "full") throw new Error("Too many pages are being rendered");
    return rendered;
  };
}

/** Pages that can't be known at build: filtered listings, redirects, what isn't there. */
export function createRenderedPages(
  build: ServerBuild,
  current: () => Edition,
  picturesOrigin?: string,
): RenderedPages {
  const handle = createRequestHandler(build, "production");
  // The context keys must be the bundle's own: contexts are compared by identity.
  const { nonceContext, editionContext, stylesheet } = build.entry.module as unknown as EntryModule;
  const styleHash = createHash("sha256").update(stylesheet).digest("base64");

  const turnstile = createTurnstile(mostAtOnce, longestLine);
  return async (request) => {
    // Whoever has left the line by now needs no page.
    const rendered = await turnstile(async () => {
      await letWaitingIn();
      return request.signal.aborted ? veryBusy() : render(request);
    });
    return rendered === "full" ? veryBusy() : rendered;
  };

  async function render(request: Request): Promise<Response> {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(editionContext, current());
    const response = await handle(request, context);
    const headers = new Headers(response.headers);
    if (headers.get("content-type")?.startsWith("text/html")) {
      headers.set("Content-Security-Policy", contentSecurityPolicy(renderedSources(nonce, styleHash), picturesOrigin));
      headers.set("Cache-Control", caching.page);
    } else if (response.ok && !headers.has("cache-control")) {
      headers.set("Cache-Control", caching.data);
    }
    return compressed(request, response, headers);
  }
}

export function veryBusy(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "2" };
  return new Response("The shop is very busy. Please try again in a moment.\n", { status: 503, headers });
}

export async function compressed(request: Request, response: Response, headers: Headers): Promise<Response> {
  const { status, statusText } = response;
  if (!response.body) return new Response(null, { status, statusText, headers });
  headers.append("Vary", "Accept-Encoding");
  const body = new Uint8Array(await response.arrayBuffer());
  const encoding = chooseEncoding(request.headers.get("accept-encoding"));
  if (!encoding) return new Response(body, { status, statusText, headers });
  headers.set("Content-Encoding", encoding);
  return new Response(await pack(body, encoding), { status, statusText, headers });
}
