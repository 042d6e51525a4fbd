import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

function from(headers: Record<string, string>): boolean {
  return isSameOrigin(new Headers({ host: "127.0.0.1:3000", ...headers }), "https://naqsh.pk");
}

test.each([
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "same-origin", origin: "https://naqsh.pk" },
  { origin: "https://naqsh.pk" },
  { origin: "http://127.0.0.1:3000" },
  {},
])("%j comes from our pages or no browser", (headers) => {
  expect(from(headers)).toBe(true);
});

test.each([
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "none" },
  { "sec-fetch-site": "cross-site", origin: "https://naqsh.pk" },
  { origin: "https://evil.example" },
  { origin: "https://naqsh.pk.evil.example" },
  { origin: "http://naqsh.pk" },
  { origin: "null" },
  { origin: "" },
])("%j does not", (headers) => {
  expect(from(headers)).toBe(false);
});
