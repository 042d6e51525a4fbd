import { createECDH } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decryptPush, newBrowser } from "../testing/push-browser.ts";
import { encryptPush } from "./encrypt.ts";

/** RFC 8291, section 5 and appendix A. */
const known = {
  text: "When I grow up, I want to be a watermelon",
  serverPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  browserPrivate: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("RFC 8291's example is encrypted, and decrypted, to the byte", () => {
  const keys = createECDH("prime256v1");
  keys.setPrivateKey(known.serverPrivate, "base64url");
  const body = encryptPush(known.text, known, { keys, salt: Buffer.from(known.salt, "base64url") });
  expect(body.toString("base64url")).toBe(known.body);
  const browser = createECDH("prime256v1");
  browser.setPrivateKey(known.browserPrivate, "base64url");
  expect(decryptPush(body, { keys: browser, auth: Buffer.from(known.auth, "base64url") })).toBe(known.text);
});

test("whatever is said, its own browser reads it and no other does", () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const body = encryptPush(text, browser.subscription);
      expect(decryptPush(body, browser)).toBe(text);
      expect(() => decryptPush(body, other)).toThrow();
    }),
    { numRuns: 30 },
  );
});

test("a key that isn't a point of the curve is refused", () => {
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString("base64url");
  expect(() => encryptPush("hello", { p256dh, auth: known.auth })).toThrow();
});
