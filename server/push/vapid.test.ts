import { expect, test } from "vitest";
import { readToken } from "../testing/push-token.ts";
import { createAuthorize, newPushKeys } from "./vapid.ts";

const now = Date.UTC(2026, 10, 18, 12);
const hour = 60 * 60_000;

test("the header names the shop to one push service, signed, for less than a day", () => {
  const keys = newPushKeys();
  const authorize = createAuthorize(keys, "mailto:salam@naqsh.pk");
  const header = authorize("https://fcm.googleapis.com", now);
  const { key, claims } = readToken(header);
  expect(key).toBe(keys.publicKey);
  expect(claims).toEqual({
    aud: "https://fcm.googleapis.com",
    exp: (now + 12 * hour) / 1000,
    sub: "mailto:salam@naqsh.pk",
  });
  expect(readToken(authorize("https://web.push.apple.com", now)).claims.aud).toBe("https://web.push.apple.com");
});

test("one token serves for hours; before it ends, and after a clock that was set back, there is another", () => {
  const authorize = createAuthorize(newPushKeys(), "mailto:salam@naqsh.pk");
  const first = authorize("https://a.example", now);
  expect(authorize("https://a.example", now + 10 * hour)).toBe(first);
  expect(readToken(authorize("https://a.example", now + 11 * hour)).claims.exp).toBe((now + 23 * hour) / 1000);
  expect(readToken(authorize("https://a.example", now - 2 * hour)).claims.exp).toBe((now + 10 * hour) / 1000);
});

test("a token of other keys isn't ours", () => {
  const [ours, theirs] = [newPushKeys(), newPushKeys()];
  const forged = createAuthorize(theirs, "mailto:a@b.pk")("https://a.example", now);
  expect(() => readToken(forged.replace(theirs.publicKey, ours.publicKey))).toThrow("signature");
});
