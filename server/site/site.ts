import { pageAddress, privateAddress, sharedParam } from "../../shop/paths.ts";
import { viewParamNames } from "../../shop/pieces/listing-view.ts";
import type { RenderedPages } from "./rendered-pages.ts";
import { type StaticFiles, toFileRequest, toResponse } from "./static-files.ts";

/** `client`: the network address, by which rendering is shared fairly. */
export type Site = (request: Request, client: string) => Promise<Response>;

type Parts = { files: StaticFiles; render: RenderedPages };

/** Everything that isn't the API: redirects to canonical addresses, files, then pages that have to be rendered. */
export function createSite({ files, render }: Parts): Site {
  return async (request, client) => {
    if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed();
    const url = new URL(request.url);
    const redirect = redirectToCanonical(url);
    if (redirect) return redirect;
    const file = changesPage(url) ? undefined : files(url.pathname, toFileRequest(request));
    if (file) return toResponse(await file);
    return isFileAddress(url.pathname) ? noSuchFile() : render(request, client);
  };
}

/** Nobody opens these addresses in a tab, so a missing file gets a plain 404 instead of a rendered page. */
function isFileAddress(pathname: string): boolean {
  return /^\/(assets|pictures|desk\/assets)\//.test(pathname);
}

function noSuchFile(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response("Not Found\n", { status: 404, headers });
}

/** Only these parameters change what a page shows; `utm_source` and the like don't. */
const readParams = [...viewParamNames, sharedParam];

function changesPage({ searchParams }: URL): boolean {
  return readParams.some((name) => searchParams.has(name));
}

/** A 301 from any other spelling of a page's address. */
export function redirectToCanonical({ pathname, search }: URL): Response | undefined {
  const address = pageAddress(pathname) ?? privateAddress(pathname) ?? withoutTrailingSlash(pathname);
  return address === pathname ? undefined : redirectTo(address + search);
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.endsWith("/") ? `/${pathname.replace(/^\/+|\/+$/g, "")}` : pathname;
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location } });
}

function methodNotAllowed(): Response {
  return new Response("Method Not Allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
}
