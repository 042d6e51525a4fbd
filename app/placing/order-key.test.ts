import { afterEach, describe, expect, test, vi } from "vitest";
import { parseOrderRequest } from "../../shop/order/request.ts";
import { request } from "../../shop/testing/orders.ts";
import { dropOrderKey, newKey, orderKey, readOrderKey } from "./order-key.ts";

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

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

const refuse = () => {
  throw new DOMException("no", "SecurityError");
};

describe("the cart's key", () => {
  afterEach(() => {
    dropOrderKey();
    vi.unstubAllGlobals();
  });

  test.each([
    ["is kept beside the cart", {}],
    ["lasts as long as the page where storage is full", { setItem: refuse }],
    ["or forbidden", { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])("%s", (_, faults) => {
    vi.stubGlobal("localStorage", { ...createStorage(), ...faults });
    expect(readOrderKey()).toBeNull();
    const key = orderKey();
    expect(readOrderKey()).toBe(key);
    dropOrderKey();
    expect(readOrderKey()).toBeNull();
    expect(orderKey()).not.toBe(key);
  });

  test("is gone here when another tab has dropped it", () => {
    const storage = createStorage();
    vi.stubGlobal("localStorage", storage);
    orderKey();
    storage.removeItem("naqsh-order-key");
    expect(readOrderKey()).toBeNull();
  });
});
