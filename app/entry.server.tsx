import { randomBytes } from "node:crypto";
import { createContext, type EntryContext, type RouterContextProvider } from "react-router";
import { cartPath } from "../shop/paths.ts";
import { listInline } from "./inline-list.server.ts";
import { pictureFirst } from "./picture-first.ts";
import { renderPage } from "./render-page.tsx";
import { stylesheet } from "./stylesheet.ts";

/** The server sets it: the catalogue, the settings and the texts that the request is answered from. */
export { editionContext } from "./edition/edition.server.ts";
/** The server sets it for the pages of a shopper's own order. */
export { followContext } from "./order/follow-context.server.ts";
export { handleError } from "./render-page.tsx";
/** The server allows it by its hash: the pages that it renders carry it as the prerendered ones do. */
export { stylesheet };

/** The nonce of a page rendered for one person; empty for pages that are for everybody, whose scripts are allowed by hash. */
export const nonceContext = createContext("");

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const nonce = loadContext?.get(nonceContext) || undefined;
  const mark = nonce || import.meta.env.DEV ? undefined : randomBytes(16).toString("hex");
  const { html, failed } = await renderPage(routerContext, request.url, nonce ?? mark);
  const isCart = new URL(request.url).pathname.startsWith(cartPath);
  const whole = import.meta.env.DEV ? html : pictureFirst(html, nonce ?? mark, isCart);
  const page = mark ? listInline(whole, mark, stylesheet) : whole;
  return new Response(request.method === "HEAD" ? null : page, { status: failed ? 500 : status, headers });
}
