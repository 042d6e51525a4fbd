import type { EntryContext, RouterContextProvider } from "react-router";
import { scriptList } from "./connection/prefetch-scripts.ts";
import { nonceContext } from "./desk-context.ts";
import { paintFirst } from "./paint-first.ts";
import { renderPage } from "./render-page.tsx";

/** For server/desk: contexts are compared by identity, and the Content-Security-Policy names the stylesheet's hash. */
export { deskContext, nonceContext } from "./desk-context.ts";
export { handleError } from "./render-page.tsx";
export { stylesheet } from "./stylesheet.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const nonce = loadContext.get(nonceContext);
  const { html, failed } = await renderPage(routerContext, request.url, nonce || undefined);
  const scripts = scriptList(routerContext.manifest);
  const page = import.meta.env.DEV
    ? html
    : paintFirst(
        html.replace("</body>", () => `${scripts}</body>`),
        nonce,
      );
  return new Response(request.method === "HEAD" ? null : page, { status: failed ? 500 : status, headers });
}
