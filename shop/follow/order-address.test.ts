import { expect, test } from "vitest";
import { parseOrderAddress } from "./order-address.ts";

const key = "abcdefghijklmnopqrst_-";

test.each(["", "/screenshot", "/"])("an order's page, with %j at the end", (end) => {
  expect(parseOrderAddress(`/order/NQ-7F3K-92/${key}${end}`)).toEqual({ number: "NQ-7F3K-92", key });
});

test("the number may be typed in any spelling", () => {
  expect(parseOrderAddress(`/order/nq%207f3k%2092/${key}`)).toEqual({ number: "nq 7f3k 92", key });
});

test.each([
  "/order",
  "/order/x/y",
  "/order/NQ-7F3K-92",
  `/order/NQ-7F3K-92/${key}x`,
  `/order/NQ-7F3K-92/${key.slice(1)}`,
  `/order/NQ-7F3K-9/${key}`,
  `/order/NQ-7F3K-92/${key}/other`,
  `/order/%E0%A4/${key}`,
  `/orders/NQ-7F3K-92/${key}`,
])("%s isn't an order's", (address) => {
  expect(parseOrderAddress(address)).toBeUndefined();
});
