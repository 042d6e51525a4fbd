import { createHash, randomBytes } from "node:crypto";
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { chatOrigin } from "../../shop/chat.ts";
import type { Desk } from "../../shop/desk/desk.ts";
import { createConcurrencyLimit, createFairConcurrencyLimit } from "../http/concurrency-limit.ts";
import { withPrivateHeaders, withPublicOrigin } from "../http/private-pages.ts";
import { busyResponse, compressResponse } from "../site/page-response.ts";
import { contentSecurityPolicy, policyHeader, renderedSources } from "../site/security-headers.ts";
import type { OpenDesk } from "./desk.ts";
import { bufferForm, refuseForeign, sendsSheet, sheetBodyLimit } from "./desk-guard.ts";
import { answerPictures } from "./picture-requests.ts";
import { answerShare } from "./share-requests.ts";

/** What `app/desk/entry.server.tsx` exports besides its handlers. */
type EntryModule = { nonceContext: RouterContext<string>; deskContext: RouterContext<Desk>; stylesheet: string };

export type DeskPages = (request: Request, address: string) => Promise<Response>;

type Parts = {
  /** Called per request: in development it changes. */
  build: () => ServerBuild | Promise<ServerBuild>;
  open: OpenDesk;
  publicUrl: string;
  picturesOrigin?: string;
};

/**
 * As for the shop's rendered pages. People who are signed in have a queue of their own; everybody else shares one,
 * fairly by address.
 */
const mostAtOnce = 2;
const longestQueue = 60;

export function createDeskPages({ build, open, publicUrl, picturesOrigin }: Parts): DeskPages {
  const signedInLimit = createConcurrencyLimit(mostAtOnce, longestQueue);
  const signedOutLimit = createFairConcurrencyLimit(1, longestQueue);

  return async (asked, address) => {
    const refused = refuseForeign(asked, publicUrl) ?? withoutTrailingSlash(asked);
    if (refused) return withPrivateHeaders(refused);
    const request = await bufferForm(asked, await limitOf(asked, address));
    if (request instanceof Response) return withPrivateHeaders(request);
    const desk = await open({ headers: request.headers, address });
    const pictures = await answerPictures(request, desk.signedIn);
    if (pictures) return withPrivateHeaders(pictures);
    const share = await answerShare(request, desk.signedIn);
    if (share) return withPrivateHeaders(share, share.headers.get("Cache-Control"));
    const answer = () => render(withPublicOrigin(request, publicUrl), desk);
    const rendered = desk.signedIn ? await signedInLimit(answer) : await signedOutLimit(address, answer);
    return withPrivateHeaders(rendered === "full" ? busyResponse() : rendered);
  };

  /** Only somebody who is signed in may send more than a small form. */
  async function limitOf(request: Request, address: string): Promise<number | undefined> {
    if (!sendsSheet(request)) return undefined;
    const { signedIn } = await open({ headers: request.headers, address });
    return signedIn && sheetBodyLimit;
  }

  async function render(request: Request, desk: Desk): Promise<Response> {
    if (request.signal.aborted) return busyResponse();
    const current = await build();
    // The context keys must be the bundle's own: React Router compares them by identity.
    const { nonceContext, deskContext, stylesheet } = current.entry.module as unknown as EntryModule;
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(deskContext, desk);
    const response = await createRequestHandler(current, process.env.NODE_ENV)(request, context);
    const headers = new Headers(response.headers);
    if (headers.get("content-type")?.startsWith("text/html")) {
      const styleHash = createHash("sha256").update(stylesheet).digest("base64");
      headers.set(policyHeader, contentSecurityPolicy(renderedSources(nonce, styleHash), picturesOrigin, chatOrigin));
    }
    // The CSV of all orders is streamed, never held whole; pictures are compressed already.
    if (/^(text\/csv|image\/)/.test(headers.get("content-type") ?? ""))
      return new Response(response.body, { ...status(response), headers });
    return compressResponse(request, response, headers);
  }
}

function withoutTrailingSlash({ method, url }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  if (method === "POST" || !pathname.endsWith("/")) return undefined;
  return new Response(null, { status: 301, headers: { Location: pathname.replace(/\/+$/, "") + search } });
}

function status({ status, statusText }: Response) {
  return { status, statusText };
}
