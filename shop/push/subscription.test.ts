import { expect, test } from "vitest";
import { isPushEndpoint, parseSubscription } from "./subscription.ts";

const p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const auth = "BTBZMqHH6r4Tts7J_aSIgg";
const fields = (typed: Record<string, string>) => (name: string) => typed[name] ?? "";

test.each([
  "https://fcm.googleapis.com/fcm/send/eYLp09S5j84:APA91b",
  "https://fcm.googleapis.com/wp/dHIoDxE7Hdg:APA91b",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk",
  "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB",
  "https://web.push.apple.com/QGuQyavXutnMH9VvY",
])("a known push service: %s", (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/a",
  "https://fcm.googleapis.com:8443/fcm/send/a",
  "https://user:pass@fcm.googleapis.com/fcm/send/a",
  "https://fcm.googleapis.com@127.0.0.1/fcm/send/a",
  "https://fcm.googleapis.com.example.org/fcm/send/a",
  "https://evilfcm.googleapis.com/fcm/send/a",
  "https://push.apple.com.example.org/a",
  "https://127.0.0.1/a",
  "https://[::1]/a",
  "https://localhost/a",
  "https://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "",
  `https://fcm.googleapis.com/${"a".repeat(2_000)}`,
])("nobody else: %s", (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test("one more origin is believed in tests, to the port", () => {
  expect(isPushEndpoint("http://127.0.0.1:4321/a", "http://127.0.0.1:4321")).toBe(true);
  expect(isPushEndpoint("http://127.0.0.1:4322/a", "http://127.0.0.1:4321")).toBe(false);
});

test("a subscription is read from a form, or refused whole", () => {
  const endpoint = "https://fcm.googleapis.com/fcm/send/a";
  expect(parseSubscription(fields({ endpoint, p256dh, auth }))).toEqual({ endpoint, p256dh, auth });
  expect(parseSubscription(fields({ endpoint: endpoint.padEnd(2_001, "a"), p256dh, auth }))).toBeUndefined();
  expect(parseSubscription(fields({ endpoint, p256dh: p256dh.slice(1), auth }))).toBeUndefined();
  expect(parseSubscription(fields({ endpoint, p256dh, auth: `${auth}AA` }))).toBeUndefined();
  expect(parseSubscription(fields({}))).toBeUndefined();
});
