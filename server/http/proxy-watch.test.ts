import { expect, test, vi } from "vitest";
import { createProxyWatch, type ProxyDoubt } from "./proxy-watch.ts";

type Request = [socketAddress: string, forwardedFor: string | null];

function watch(trustProxy: number, publicUrl = "https://naqsh.pk") {
  const warn = vi.fn();
  const watching = createProxyWatch(trustProxy, publicUrl, { warn });
  const see = (request: (index: number) => Request, times: number) => {
    for (let index = 0; index < times; index++) {
      const [socketAddress, forwardedFor] = request(index);
      watching.see({ socketAddress, forwardedFor, userAgent: `browser ${index % 40}` });
    }
    return [...watching.doubts()];
  };
  return { see, warn };
}

const caddy = "127.0.0.1";
const shopper = (index: number) => `198.51.100.${index % 200}`;

test.each<[string, number, (index: number) => Request, ProxyDoubt | undefined]>([
  ["Caddy in front, believed", 1, (index) => [caddy, shopper(index)], undefined],
  ["no proxy, none believed", 0, (index) => [shopper(index), null], undefined],
  ["a CDN and Caddy, both believed", 2, (index) => [caddy, `${shopper(index)}, 203.0.113.7`], undefined],
  ["Caddy in front, not believed", 0, (index) => [caddy, shopper(index)], "ignored"],
  ["no proxy, and a forged header that isn't believed", 0, (index) => [shopper(index), "6.6.6.6"], undefined],
  ["no proxy, one believed", 1, (index) => [shopper(index), null], "direct"],
  ["Caddy in front, two believed", 2, (index) => [caddy, shopper(index)], "short"],
  ["two proxies in front, one believed", 1, (index) => ["10.0.0.2", `${shopper(index)}, 10.0.0.1`], "inside"],
  ["a proxy that says nothing", 1, () => [caddy, null], "inside"],
  ["a CDN and Caddy, one believed", 1, (index) => [caddy, `${shopper(index)}, 203.0.113.7`], "one-address"],
  ["IPv6 inside", 1, () => ["::1", "fd00::1"], "inside"],
  ["IPv4 written as IPv6", 0, (index) => ["::ffff:127.0.0.1", shopper(index)], "ignored"],
])("%s: TRUST_PROXY=%i", (_, trustProxy, request, doubt) => {
  expect(watch(trustProxy).see(request, 600)).toEqual(doubt ? [doubt] : []);
});

test("is said once, in words", () => {
  const { see, warn } = watch(0);
  see(() => [caddy, "198.51.100.1"], 200);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { doubt: "ignored", TRUST_PROXY: 0 },
    expect.stringContaining("Set TRUST_PROXY=1"),
  );
});

test("a few requests from inside, such as a release's own, are no doubt", () => {
  const { see } = watch(1);
  expect(see((index) => (index % 10 === 0 ? [caddy, shopper(index)] : [caddy, null]), 500)).toEqual([]);
});

test("one visitor alone is no doubt: only many browsers from one address are", () => {
  const { doubts, see } = createProxyWatch(1, "https://naqsh.pk", { warn: vi.fn() });
  for (let index = 0; index < 2_000; index++)
    see({ socketAddress: caddy, forwardedFor: "198.51.100.1", userAgent: "her phone" });
  expect([...doubts()]).toEqual([]);
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])("%s is nobody's shop", (url) => {
  expect(watch(0, url).see(() => [caddy, "198.51.100.1"], 200)).toEqual([]);
});
