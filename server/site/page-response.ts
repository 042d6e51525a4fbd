import { chooseEncoding, compress } from "./encoding.ts";

/** A 503 with Retry-After: too many pages are being rendered. */
export function busyResponse(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "2" };
  return new Response("The shop is very busy. Please try again in a moment.\n", { status: 503, headers });
}

/** The same response with these headers, compressed as the client accepts it. */
export async function compressResponse(request: Request, response: Response, headers: Headers): Promise<Response> {
  const { status, statusText } = response;
  if (!response.body) return new Response(null, { status, statusText, headers });
  headers.append("Vary", "Accept-Encoding");
  const body = new Uint8Array(await response.arrayBuffer());
  const encoding = chooseEncoding(request.headers.get("accept-encoding"));
  if (!encoding) return new Response(body, { status, statusText, headers });
  headers.set("Content-Encoding", encoding);
  return new Response(await compress(body, encoding), { status, statusText, headers });
}
