/** Nothing of an order or of the desk is kept, found by a search engine, shown inside another page, or told to the next site. */
const privateHeaders = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "X-Frame-Options": "DENY",
  // Not "no-referrer": a form's Origin would be "null" then. Other sites are told nothing either way.
  "Referrer-Policy": "same-origin",
} as const;

export function inPrivate(response: Response): Response {
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
}

/** Behind a proxy a request says `http:`; what its pages compare with is the shop's own address. */
export function asPublic(request: Request, publicUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, publicUrl), request);
}
