import { expect, test } from "vitest";
import { addressGroup, clientAddress } from "./client-address.ts";

test.each([
  // No proxy is trusted: what the client says of itself counts for nothing.
  [0, "198.51.100.1", "203.0.113.9"],
  [1, "198.51.100.1", "198.51.100.1"],
  [1, "6.6.6.6, 198.51.100.1", "198.51.100.1"],
  [2, "6.6.6.6, 198.51.100.1, 10.0.0.2", "198.51.100.1"],
  [3, "198.51.100.1", "198.51.100.1"],
  [1, "2001:db8::1", "2001:db8::1"],
  [1, "not an address", "203.0.113.9"],
  [1, "", "203.0.113.9"],
  [1, null, "203.0.113.9"],
])("with %i trusted proxies, X-Forwarded-For %j means %s", (proxies, forwardedFor, expected) => {
  expect(clientAddress("203.0.113.9", forwardedFor, proxies)).toBe(expected);
});

test("a client that has disconnected has no address", () => {
  expect(clientAddress(undefined, null, 0)).toBe("unknown");
});

test.each([
  ["198.51.100.1", "198.51.100.1"],
  ["::ffff:198.51.100.1", "198.51.100.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
