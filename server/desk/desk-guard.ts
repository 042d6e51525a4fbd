import { deskNewSheetPath, deskPath } from "../../shop/desk/desk-paths.ts";
import { readBytes } from "../http/body.ts";
import { takesFiles } from "./picture-requests.ts";

const methods = new Set(["GET", "HEAD", "POST"]);

/** Forms of the desk are small. */
const bodyLimit = 64 * 1024;
/** A courier's sheet, from somebody who is signed in: 500,000 characters of three bytes, and what a form adds. */
export const sheetBodyLimit = 1600 * 1024;

/** Also as React Router asks for it, with ".data". */
export function sendsSheet(request: Request): boolean {
  return request.method === "POST" && new URL(request.url).pathname.startsWith(deskPath + deskNewSheetPath);
}

/**
 * Refuses, before any session is looked up, what doesn't come from the desk's own pages: requests for another host name
 * (DNS rebinding) and changes from another site (CSRF).
 */
export function refuseForeign(request: Request, publicUrl: string): Response | undefined {
  const { host, origin } = new URL(publicUrl);
  if (!methods.has(request.method)) return refusal(405, "Method Not Allowed", { Allow: [...methods].join(", ") });
  if (request.headers.get("host") !== host) return refusal(421, wrongHost(publicUrl));
  if (request.method === "POST" && !isFromDesk(request.headers, origin)) return refusal(403, foreign);
  return undefined;
}

/**
 * Reads the form before the request is queued, so that a slow sender holds up nobody. Longer bodies are refused, with
 * or without a Content-Length.
 */
export async function bufferForm(request: Request, limit = bodyLimit): Promise<Request | Response> {
  if (request.method !== "POST" || takesFiles(request)) return request;
  const body = await readBytes(request, limit);
  if (body === "too-large") return refusal(413, "That is too long.", { Connection: "close" });
  if (body === "cut-off") return refusal(400, "That ended too early.", { Connection: "close" });
  const { url, headers, method, signal } = request;
  return new Request(url, { method, headers, body, signal });
}

/** Every browser sends Origin with a POST. */
function isFromDesk(headers: Headers, origin: string): boolean {
  const site = headers.get("sec-fetch-site");
  return headers.get("origin") === origin && (site === null || site === "same-origin");
}

const foreign = "The desk takes changes from its own pages only. Open it anew and try again.";

function wrongHost(publicUrl: string): string {
  return `The desk is at ${publicUrl}${deskPath}. A proxy in front of the shop must pass on the Host header.`;
}

function refusal(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
  });
}
