import { createHash } from "node:crypto";
import { picturesPath } from "./pictures.ts";

const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

const strictTransport = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };

type Headers = Readonly<Record<string, string>>;

/**
 * On every response. A CDN that fetches pictures from here passes their headers on, and its origin is another than the
 * shop's: `same-origin` would forbid the shop's own pages to show them.
 */
export function commonHeaders(publicUrl: string): (path: string) => Headers {
  const headers = { ...securityHeaders, ...(publicUrl.startsWith("https:") && strictTransport) };
  const ofPictures = { ...headers, "Cross-Origin-Resource-Policy": "cross-origin" };
  return (path) => (path.startsWith(`${picturesPath}/`) ? ofPictures : headers);
}

export const policyHeader = "Content-Security-Policy";

/** For everything but pages: a response of the API, a picture or a script never runs anything by itself. */
export const barePolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/** The service worker only fetches from the shop. */
export const workerPolicy = `${barePolicy}; connect-src 'self'`;

type Sources = { scripts: readonly string[]; styles: readonly string[] };

/** The policy of a page: its inline scripts by hash or, on the desk, by nonce; nothing else inline. */
export function contentSecurityPolicy(
  { scripts, styles }: Sources,
  picturesOrigin?: string,
  /** Where else a form may lead: some browsers apply `form-action` to the response's redirect, too. */
  formOrigin?: string,
): string {
  const pictures = picturesOrigin ? ` ${picturesOrigin}` : "";
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    `img-src 'self' data:${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${formOrigin ? ` ${formOrigin}` : ""}`,
  ].join("; ");
}

/** Allows inline scripts and styles by their hashes. */
export function hashSources({ scripts, styles }: Sources): Sources {
  return { scripts: scripts.map(hashSource), styles: styles.map(hashSource) };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The stylesheet is allowed by hash here, too: a nonce would be lost when the element is re-created. */
export function renderedSources(nonce: string, styleHash: string): Sources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'sha256-${styleHash}'`] };
}
