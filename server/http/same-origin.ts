/**
 * Whether a request comes from our own pages, or from a program that isn't a browser and sends neither header. Pages of
 * other sites can't forge either.
 */
export function isSameOrigin(headers: Headers, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === headers.get("host");
}
