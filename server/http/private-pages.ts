/** Pages of orders and of the desk are never cached, indexed, framed or named in a Referer header to other sites. */
const privateHeaders = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "X-Frame-Options": "DENY",
  // Not "no-referrer": forms would then send "Origin: null".
  "Referrer-Policy": "same-origin",
} as const;

/** `caching` in place of never. */
export function withPrivateHeaders(response: Response, caching?: string | null): Response {
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  if (caching) response.headers.set("Cache-Control", caching);
  return response;
}

/** Behind a proxy the request's URL says `http:`; routes need the shop's own origin. */
export function withPublicOrigin(request: Request, publicUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, publicUrl), request);
}
