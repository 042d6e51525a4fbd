import { expect, test } from "vitest";
import { problem, tryAgain } from "./problem.ts";

test("a problem is RFC 9457's, with a sentence and whatever belongs to it", async () => {
  const response = problem(409, "Another order was placed with this key.", { key: "k" }, { Allow: "POST" });
  expect(response.status).toBe(409);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("allow")).toBe("POST");
  expect(await response.json()).toEqual({
    title: "Conflict",
    status: 409,
    detail: "Another order was placed with this key.",
    key: "k",
  });
});

test.each([
  [0.2, "1"],
  [-5, "1"],
  [7.1, "8"],
])("after %d seconds means Retry-After: %s", (seconds, header) => {
  expect(tryAgain(503, "Later.", seconds).headers.get("retry-after")).toBe(header);
});
