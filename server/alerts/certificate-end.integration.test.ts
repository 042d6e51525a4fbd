import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { certificateEnd } from "./certificate-end.ts";

/** Signed by nobody, of no use anywhere else. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBkH0GxEpXLZTsnoR
FUiDN1343dI0wYDAhkI6HuwziLOhRANCAASYH8p9UUe/38LPXO5Qayz+pJ7cAUzc
me3tA90+b4rALQyLR35GrFn77wZPa6EqFG5K0bCkirIlboR4k/iPoRsp
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBfTCCASOgAwIBAgIUKuvFCxVsrZYUYGhqOtgxMEgQcjwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MB4XDTI2MTExODIzMzUyMloXDTM2MTExNTIz
MzUyMlowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEmB/KfVFHv9/Cz1zuUGss/qSe3AFM3Jnt7QPdPm+KwC0Mi0d+RqxZ++8G
T2uhKhRuStGwpIqyJW6EeJP4j6EbKaNTMFEwHQYDVR0OBBYEFPQ8UUoxvL5pfbkQ
fhngwr6IgS9rMB8GA1UdIwQYMBaAFPQ8UUoxvL5pfbkQfhngwr6IgS9rMA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgBFbtDA5OKWzWYajPGlqiwXhr
9qJkLM8UA2KVBWTNyGICIQCMb0QA4kmFLAiLneYrEy8JQnWl3cMi3Ig/oKstCFDG
Iw==
-----END CERTIFICATE-----`;

test("a certificate's end, whether or not a browser trusts it; a shop that can't be reached is an error", async () => {
  const server = createServer({ key, cert }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  expect(new Date(await certificateEnd(origin)).toUTCString()).toBe("Sat, 15 Nov 2036 23:35:22 GMT");
  server.close();
  await once(server, "close");
  await expect(certificateEnd(origin)).rejects.toThrow();
});
