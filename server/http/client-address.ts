import { isIP } from "node:net";

/**
 * The client's address as far as it can be trusted. Each proxy in front appends the address it was called from to
 * X-Forwarded-For; with `proxies` trusted ones, the entry that many from the end is the client's.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | null, proxies: number): string {
  const direct = socketAddress ?? "unknown";
  if (proxies === 0) return direct;
  const hops = [...forwardedHops(forwardedFor), direct];
  const client = hops[Math.max(0, hops.length - 1 - proxies)] ?? direct;
  return isIP(client) ? client : direct;
}

/** The entries of an X-Forwarded-For header. */
export function forwardedHops(forwardedFor: string | null): string[] {
  return (forwardedFor ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
}

/** One household or one machine: an IPv6 client can take any of the addresses in its /64. */
export function addressGroup(address: string): string {
  return blockOf(address, 4);
}

/** Providers assign one customer a /48 at most, as a rule. An IPv4 address is a group of its own. */
export function widerAddressGroup(address: string): string {
  return blockOf(address, 3);
}

function blockOf(address: string, size: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const filled = [...groups, ...Array<string>(missing).fill("0"), ...(tail ? tail.split(":") : [])];
  return `${filled
    .slice(0, size)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/${size * 16}`;
}
