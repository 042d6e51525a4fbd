import { createHash, randomBytes } from "node:crypto";
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { chatOrigin } from "../../shop/chat.ts";
import type { Desk } from "../../shop/desk/desk.ts";
import { createFairLine } from "../http/fair-line.ts";
import { createTurnstile } from "../http/limits.ts";
import { asPublic, inPrivate } from "../http/private-pages.ts";
import { busyResponse, compressResponse } from "../site/page-response.ts";
import { contentSecurityPolicy, policyHeader, renderedSources } from "../site/security-headers.ts";
import type { OpenDesk } from "./desk.ts";
import { holdForm, refuseForeign } from "./desk-guard.ts";
import { answerPictures } from "./picture-requests.ts";

/** What `app/desk/entry.server.tsx` exports besides its handlers. */
type EntryModule = { nonceContext: RouterContext<string>; deskContext: RouterContext<Desk>; stylesheet: string };

export type DeskPages = (request: Request, address: string) => Promise<Response>;

type Parts = {
  /** In development it may be another one each time. */
  build: () => ServerBuild | Promise<ServerBuild>;
  open: OpenDesk;
  publicUrl: string;
  picturesOrigin?: string;
};

/**
 * As for the shop's rendered pages. The desk's people have a line of their own, apart from whoever is at its door,
 * where anybody may stand: that one is shared fairly by address.
 */
const mostAtOnce = 2;
const longestLine = 60;

export function createDeskPages({ build, open, publicUrl, picturesOrigin }: Parts): DeskPages {
  const inside = createTurnstile(mostAtOnce, longestLine);
  const atTheDoor = createFairLine(1, longestLine);

  return async (asked, address) => {
    const refused = refuseForeign(asked, publicUrl) ?? withoutTrailingSlash(asked);
    if (refused) return inPrivate(refused);
    const request = await holdForm(asked);
    if (request instanceof Response) return inPrivate(request);
    const desk = await open({ headers: request.headers, address });
    const pictures = await answerPictures(request, desk.room?.pictures);
    if (pictures) return inPrivate(pictures);
    const answer = () => render(asPublic(request, publicUrl), desk);
    const rendered = desk.room ? await inside(answer) : await atTheDoor(address, answer);
    return inPrivate(rendered === "full" ? busyResponse() : rendered);
  };

  async function render(request: Request, desk: Desk): Promise<Response> {
    if (request.signal.aborted) return busyResponse();
    const current = await build();
    // The context keys must be the bundle's own: contexts are compared by identity.
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
    // Every order of a shop for a spreadsheet: sent as it is read, never held whole. Pictures are packed already.
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
