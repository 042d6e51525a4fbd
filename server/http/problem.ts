import { STATUS_CODES } from "node:http";

type Details = Readonly<Record<string, unknown>>;

/** Every error of the API has this one form, RFC 9457's problem details. `detail` is a sentence for people. */
export function problem(status: number, detail: string, extra: Details = {}, headers: HeadersInit = {}): Response {
  const body = JSON.stringify({ title: STATUS_CODES[status] ?? "Error", status, detail, ...extra });
  const response = new Response(body, { status, headers });
  response.headers.set("Content-Type", "application/problem+json");
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/** For what will pass: too many requests, or the database away. */
export function tryAgain(status: 429 | 503, detail: string, seconds: number): Response {
  return problem(status, detail, {}, { "Retry-After": String(Math.max(1, Math.ceil(seconds))) });
}
