import { viewParamNames } from "../../shop/listing-view.ts";
import { pageAddress } from "../../shop/paths.ts";
import type { RenderedPages } from "./rendered-pages.ts";
import type { Asked, FileAnswer, StaticFiles } from "./static-files.ts";

export type Site = (request: Request) => Promise<Response>;

type Parts = { files: StaticFiles; render: RenderedPages };

/** Everything that isn't the API: built files first, then whatever has to be rendered for this request. */
export function createSite({ files, render }: Parts): Site {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed();
    const url = new URL(request.url);
    const address = pageAddress(url.pathname) ?? withoutTrailingSlash(url.pathname);
    if (address !== url.pathname) return movedTo(address + url.search);
    const file = changesPage(url) ? undefined : files(url.pathname, askedOf(request));
    return file ? toResponse(await file) : render(request);
  };
}

function askedOf({ method, headers }: Request): Asked {
  return { method, ifNoneMatch: headers.get("if-none-match"), acceptEncoding: headers.get("accept-encoding") };
}

function toResponse({ status, headers, body }: FileAnswer): Response {
  return new Response(body, { status, headers });
}

/** Only parameters that a listing reads change what is shown; `utm_source` and its kind do not. */
function changesPage({ searchParams }: URL): boolean {
  return viewParamNames.some((name) => searchParams.has(name));
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
