import { orderAddress, pageAddress, sharedParam } from "../../shop/paths.ts";
import { viewParamNames } from "../../shop/pieces/listing-view.ts";
import type { RenderedPages } from "./rendered-pages.ts";
import { askedOf, type StaticFiles, toResponse } from "./static-files.ts";

/** The client is whoever shares what is dear fairly with others. */
export type Site = (request: Request, client: string) => Promise<Response>;

type Parts = { files: StaticFiles; render: RenderedPages };

/** Everything that isn't the API: built files first, then whatever has to be rendered for this request. */
export function createSite({ files, render }: Parts): Site {
  return async (request, client) => {
    if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed();
    const url = new URL(request.url);
    const moved = leadOn(url);
    if (moved) return moved;
    const file = changesPage(url) ? undefined : files(url.pathname, askedOf(request));
    if (file) return toResponse(await file);
    return isFileAddress(url.pathname) ? noSuchFile() : render(request, client);
  };
}

/** Where only files are: nobody reads a page there, so a missing one isn't worth rendering. */
function isFileAddress(pathname: string): boolean {
  return /^\/(assets|pictures|desk\/assets)\//.test(pathname);
}

function noSuchFile(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response("Not Found\n", { status: 404, headers });
}

/** Only parameters that a page reads change what is shown; `utm_source` and its kind do not. */
const readParams = [...viewParamNames, sharedParam];

function changesPage({ searchParams }: URL): boolean {
  return readParams.some((name) => searchParams.has(name));
}

/** To where a page lives, from every other spelling of its address. */
export function leadOn({ pathname, search }: URL): Response | undefined {
  const address = pageAddress(pathname) ?? orderAddress(pathname) ?? withoutTrailingSlash(pathname);
  return address === pathname ? undefined : movedTo(address + search);
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.endsWith("/") ? `/${pathname.replace(/^\/+|\/+$/g, "")}` : pathname;
}

function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location } });
}

function methodNotAllowed(): Response {
  return new Response("Method Not Allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
}
