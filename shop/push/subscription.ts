/** What a browser's `PushSubscription` says of itself. */
export type BrowserSubscription = {
  /** Where its push service takes messages for it. */
  endpoint: string;
  /** The browser's public key and its secret, base64url. */
  p256dh: string;
  auth: string;
};

/** Of Chrome and what is built on it, Firefox, Edge, Safari; with a dot in front: whatever ends in it. */
const services = ["fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"];

const longestEndpoint = 2_000;

/**
 * The server calls the endpoint, so it has to be a known push service's: anybody could name an address in the server's
 * own network. `trusted`: one more origin, for tests.
 */
export function isPushEndpoint(endpoint: string, trusted?: string): boolean {
  const url = endpoint.length <= longestEndpoint && URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (trusted !== undefined && url.origin === trusted) return true;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return services.some((host) => (host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host));
}

/** From the fields of a form; undefined for what no browser sends. Whether the endpoint is believed is asked apart. */
export function parseSubscription(field: (name: string) => string): BrowserSubscription | undefined {
  const [endpoint, p256dh, auth] = [field("endpoint"), field("p256dh"), field("auth")];
  // 65 bytes, the first of them 4, and 16 bytes.
  const areKeys = /^B[\w-]{86}$/.test(p256dh) && /^[\w-]{22}$/.test(auth);
  return areKeys && endpoint.length <= longestEndpoint ? { endpoint, p256dh, auth } : undefined;
}
