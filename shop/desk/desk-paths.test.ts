import fc from "fast-check";
import { expect, test } from "vitest";
import { deskAddress, isDeskAddress, parseReturnPath } from "./desk-paths.ts";

test.each(["/orders", "/orders/NQ-7F3K-92", "/orders?stage=new&q=lahore", "/people", "/"])(
  "%s is a page of the desk to return to",
  (path) => expect(parseReturnPath(path)).toBe(path),
);

test.each([
  null,
  "",
  "orders",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/orders//evil.example",
  "/..//evil.example",
  "/sign-in",
  "/sign-in?to=/orders",
  "/sign-out",
  "/welcome/secret",
  "/orders\r\nSet-Cookie: a=b",
  `/${"x".repeat(600)}`,
])("%j leads to Today instead", (path) => expect(parseReturnPath(path)).toBe("/"));

test("whatever is given, the return path stays within the desk", () => {
  const nasty = fc.array(
    fc.constantFrom("/", "\\", "//", ":", "@", "?", "#", "..", "%2f", "evil.example", "\t", "https"),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        nasty.map((parts) => parts.join("")),
      ),
      (text) => {
        const url = new URL(deskAddress(parseReturnPath(text)), "https://naqsh.pk");
        expect(url.origin).toBe("https://naqsh.pk");
        expect(isDeskAddress(url.pathname)).toBe(true);
      },
    ),
  );
});
