import { BlockList, isIP } from "node:net";
import type { Log } from "../log.ts";
import { clientAddress, forwardedHops } from "./client-address.ts";

/** What a `TRUST_PROXY` that can't be right does to the shop, and what to do about it. */
export const proxyDoubts = {
  ignored:
    "a proxy in front says where shoppers are, and TRUST_PROXY=0 ignores it: they all share one limit of orders. Set TRUST_PROXY=1",
  direct:
    "requests come past the proxy, and TRUST_PROXY lets them name any address. Set HOST=127.0.0.1, or close the port to the internet",
  short:
    "TRUST_PROXY is larger than the number of proxies that say where a shopper is: she can name any address. Lower it",
  inside: "every request seems to come from inside: all shoppers share one limit of orders. Raise TRUST_PROXY by one",
  "one-address":
    "every request seems to come from one address, such as a CDN's: all shoppers share one limit of orders. Raise TRUST_PROXY by one",
} as const;

export type ProxyDoubt = keyof typeof proxyDoubts;

type Seen = { socketAddress: string | undefined; forwardedFor: string | null; userAgent: string };

export type ProxyWatch = {
  see(request: Seen): void;
  /** Since the start: only a restart changes TRUST_PROXY. */
  doubts(): ReadonlySet<ProxyDoubt>;
};

/** In a row. One request past the proxy is proof enough. */
const enough: Record<Exclude<ProxyDoubt, "one-address">, number> = { ignored: 50, direct: 1, short: 50, inside: 50 };

/** One family, or the seller alone, may well be a new shop's only visitor; with so many browsers, hardly. */
const sameAddress = { requests: 500, browsers: 10 };

/** Compares requests with what TRUST_PROXY expects, and logs each doubt once. */
export function createProxyWatch(trustProxy: number, publicUrl: string, log: Pick<Log, "warn">): ProxyWatch {
  const found = new Set<ProxyDoubt>();
  let last: { doubt: ProxyDoubt | undefined; count: number } = { doubt: undefined, count: 0 };
  let same = { address: "", count: 0, browsers: new Set<string>() };
  // On a developer's machine every request comes from inside.
  if (isInside(URL.parse(publicUrl)?.hostname ?? "")) return { see: () => undefined, doubts: () => found };

  function report(doubt: ProxyDoubt): void {
    if (found.has(doubt)) return;
    found.add(doubt);
    log.warn({ doubt, TRUST_PROXY: trustProxy }, proxyDoubts[doubt]);
  }

  return {
    doubts: () => found,
    see(request) {
      const doubt = doubtAbout(request, trustProxy);
      last = { doubt, count: doubt === last.doubt ? last.count + 1 : 1 };
      if (doubt) {
        if (last.count >= enough[doubt]) report(doubt);
        return;
      }
      const address = clientAddress(request.socketAddress, request.forwardedFor, trustProxy);
      if (address !== same.address) same = { address, count: 0, browsers: new Set() };
      same.count++;
      if (same.browsers.size < sameAddress.browsers) same.browsers.add(request.userAgent);
      if (same.count >= sameAddress.requests && same.browsers.size === sameAddress.browsers) report("one-address");
    },
  };
}

function doubtAbout({ socketAddress, forwardedFor }: Seen, trustProxy: number) {
  const isFromInside = isInside(socketAddress ?? "");
  const hops = forwardedHops(forwardedFor).length;
  if (trustProxy === 0 && hops > 0 && isFromInside) return "ignored";
  if (trustProxy > 0 && hops === 0 && !isFromInside) return "direct";
  if (hops > 0 && hops < trustProxy) return "short";
  return isInside(clientAddress(socketAddress, forwardedFor, trustProxy)) ? "inside" : undefined;
}

const inside = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  inside.addSubnet(network, prefix, "ipv4");
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
inside.addSubnet("fe80::", 10, "ipv6");

/** This machine, or its private network. */
function isInside(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, "$1").split("%")[0] ?? "";
  const family = isIP(address);
  return family === 0 ? address === "localhost" : inside.check(address, family === 6 ? "ipv6" : "ipv4");
}
