import { STATUS_CODES } from "node:http";

type Details = Readonly<Record<string, unknown>>;

/** Every error of the API is RFC 9457 problem details. `detail` is a sentence for people. */
export function problem(status: number, detail: string, extra: Details = {}, headers: HeadersInit = {}): Response {
  const body = JSON.stringify({ title: STATUS_CODES[status] ?? "Error", status, detail, ...extra });
  const response = new Response(body, { status, headers });
  response.headers.set("Content-Type", "application/problem+json");
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/** For what is temporary: too many requests, or the database down. */
export function tryAgain(status: 429 | 503, detail: string, seconds: number): Response {
  return problem(status, detail, {}, { "Retry-After": String(Math.max(1, Math.ceil(seconds))) });
}
