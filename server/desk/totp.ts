import { createHmac, timingSafeEqual } from "node:crypto";
import { digitsOf } from "../../shop/typed-text.ts";

/** Codes of RFC 6238 as authenticator apps make them: SHA-1, 30 seconds, 6 digits. */
const stepLength = 30_000;
const digits = 6;

/** A phone's clock may be a step behind or ahead. */
const drift = 1;

export function totpStep(now: number): number {
  return Math.floor(now / stepLength);
}

export function totpCode(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** length).padStart(length, "0");
}

/** The step that a code belongs to. Never one up to `used`: a code that somebody read over her shoulder is spent. */
export function matchingStep(secret: Uint8Array, typed: string, now: number, used: number): number | undefined {
  const code = Buffer.from(digitsOf(typed));
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => totpStep(now) - drift + index);
  return steps.find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return step > used && code.length === right.length && timingSafeEqual(code, right);
  });
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without padding: how apps take a secret, and signs that are easily told apart on paper. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** What the QR code says to the app. */
export function totpAddress(secret: Uint8Array, shopName: string, name: string): string {
  const issuer = encodeURIComponent(shopName);
  return `otpauth://totp/${issuer}:${encodeURIComponent(name)}?secret=${base32(secret)}&issuer=${issuer}`;
}
