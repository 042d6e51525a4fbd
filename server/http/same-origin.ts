/**
 * Whether a request may come from where it says it comes from: our own pages, or a program that is no browser
 * and so sends neither header. Any page of another site is told apart by both, and can't forge either.
 */
export function isSameOrigin(headers: Headers, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === headers.get("host");
}
