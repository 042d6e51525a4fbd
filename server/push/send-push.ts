import { hash } from "node:crypto";
import { encryptPush } from "./encrypt.ts";
import type { DueMessage } from "./push-outbox.ts";
import type { Authorize } from "./vapid.ts";

export type PushDelivery =
  | { outcome: "accepted" }
  /** The browser isn't subscribed any more. */
  | { outcome: "gone" }
  /** `retryAfter`: as the service asks for it, in milliseconds. */
  | { outcome: "refused" | "unavailable"; problem: string; retryAfter?: number }
  /** Aborted because the server stops. */
  | { outcome: "stopped" };

const timeout = 5_000;

/** RFC 8030. Redirects aren't followed: only a known push service is called. */
export async function sendPush(
  message: DueMessage,
  authorize: Authorize,
  { now, stop }: { now: number; stop: AbortSignal },
): Promise<PushDelivery> {
  const body = encrypted(message);
  if (!body) return { outcome: "gone" };
  try {
    const response = await fetch(message.endpoint, {
      method: "POST",
      headers: {
        Authorization: authorize(new URL(message.endpoint).origin, now),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        TTL: String(Math.max(0, Math.ceil((message.expiresAt - now) / 1000))),
        Urgency: message.isForDesk ? "high" : "normal",
        // A service holds back one message of a topic: a phone that was off gets the newest alone.
        Topic: hash("sha256", message.tag, "base64url").slice(0, 32),
      },
      body: new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
    });
    await response.body?.cancel().catch(() => undefined);
    return deliveryOf(response);
  } catch (error) {
    return stop.aborted ? { outcome: "stopped" } : { outcome: "unavailable", problem: describeFailure(error) };
  }
}

/** Undefined for keys that no browser makes. */
function encrypted({ payload, p256dh, auth }: DueMessage): Buffer | undefined {
  try {
    return encryptPush(payload, { p256dh, auth });
  } catch {
    return undefined;
  }
}

function deliveryOf({ ok, status, headers }: Response): PushDelivery {
  if (ok) return { outcome: "accepted" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds * 1000 } : {};
  const outcome = status === 429 || status >= 500 ? "unavailable" : "refused";
  return { outcome, problem: String(status), ...retryAfter };
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return `no answer within ${timeout / 1000} s`;
  const { cause } = error;
  if (cause instanceof Error) return "code" in cause && cause.code ? String(cause.code) : cause.message;
  return error.message;
}
