import { createHash } from "node:crypto";

const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

const strictTransport = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };

/** What every answer carries, whatever it is. */
export function commonHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return { ...securityHeaders, ...(publicUrl.startsWith("https:") && strictTransport) };
}

export const policyHeader = "Content-Security-Policy";

/** For everything but pages: nothing in an answer of the API, a picture or a script is itself a place to run things. */
export const barePolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/** A worker asks the shop, and does nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

type Sources = { scripts: readonly string[]; styles: readonly string[] };

/** The policy of one page: its own inline scripts by hash, or by nonce (rendered for one person), nothing else inline. */
export function contentSecurityPolicy(
  { scripts, styles }: Sources,
  picturesOrigin?: string,
  /** Where a form may lead besides the shop itself; some browsers hold even an answer's redirect to it. */
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

/** What stands inline in pages, allowed by its hash. */
export function hashSources({ scripts, styles }: Sources): Sources {
  return { scripts: scripts.map(hashSource), styles: styles.map(hashSource) };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The stylesheet is allowed by hash here too: a nonce would be lost when the browser makes the element anew. */
export function renderedSources(nonce: string, styleHash: string): Sources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'sha256-${styleHash}'`] };
}
