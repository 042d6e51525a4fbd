import { expect, test } from "vitest";
import { createDeviceCookie, createSessionCookie } from "./session-cookie.ts";

const secret = "x".repeat(43);

test("on http and on https: for paths of the desk, HttpOnly, ninety days at most", () => {
  expect(createSessionCookie("http://localhost:3000").set(secret)).toBe(
    `naqsh-desk=${secret}; Path=/desk; HttpOnly; SameSite=Lax; Max-Age=7776000`,
  );
  expect(createSessionCookie("https://naqsh.pk").set(secret)).toBe(
    `__Secure-naqsh-desk=${secret}; Path=/desk; HttpOnly; SameSite=Lax; Secure; Max-Age=7776000`,
  );
  expect(createSessionCookie("https://naqsh.pk").clear()).toBe(
    "__Secure-naqsh-desk=; Path=/desk; HttpOnly; SameSite=Lax; Secure; Max-Age=0",
  );
});

test("the device's lasts a year, and is SameSite=Strict", () => {
  expect(createDeviceCookie("https://naqsh.pk").set(secret)).toBe(
    `__Secure-naqsh-desk-device=${secret}; Path=/desk; HttpOnly; SameSite=Strict; Secure; Max-Age=31536000`,
  );
  expect(createDeviceCookie("https://naqsh.pk").read(`__Secure-naqsh-desk=${secret}`)).toBeUndefined();
});

test.each([
  [null, undefined],
  [`naqsh-desk=${secret}`, undefined],
  [`a=b; __Secure-naqsh-desk=${secret}; c=d`, secret],
  ["__Secure-naqsh-desk=short", undefined],
  [`__Secure-naqsh-desk=${"'".repeat(43)}`, undefined],
  ["__Secure-naqsh-desk", undefined],
])("of %j it reads %s on https", (header, found) => {
  expect(createSessionCookie("https://naqsh.pk").read(header)).toBe(found);
});
