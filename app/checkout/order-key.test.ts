import { expect, test } from "vitest";
import { parseOrderRequest } from "../../shop/order-request.ts";
import { request } from "../../shop/testing/orders.ts";
import { newKey } from "./order-key.ts";

const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };

test.each([
  ["with the browser's own UUIDs", crypto],
  ["on a page over plain HTTP, which has none", insecure],
])("a key is one that the server takes, %s", (_, source) => {
  const keys = Array.from({ length: 200 }, () => newKey(source));
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(parseOrderRequest(request({ key })).ok).toBe(true);
  }
  expect(new Set(keys).size).toBe(keys.length);
});
