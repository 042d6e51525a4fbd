import { createHmac, timingSafeEqual } from "node:crypto";
import { digitsOf } from "../../shop/typed-text.ts";

/** RFC 6238 with the parameters of authenticator apps: SHA-1, 30 seconds, 6 digits. */
const stepLength = 30_000;
const digits = 6;

/** A phone's clock may be one time step behind or ahead. */
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

/**
 * The time step that a code belongs to. Never one up to `used`: a code that somebody watched being typed can't be used again.
 */
export function matchingStep(secret: Uint8Array, typed: string, now: number, used: number): number | undefined {
  const code = Buffer.from(digitsOf(typed));
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => totpStep(now) - drift + index);
  return steps.find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return step > used && code.length === right.length && timingSafeEqual(code, right);
  });
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without padding: the format in which apps take a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** The content of the QR code. */
export function totpAddress(secret: Uint8Array, shopName: string, name: string): string {
  const issuer = encodeURIComponent(shopName);
  return `otpauth://totp/${issuer}:${encodeURIComponent(name)}?secret=${base32(secret)}&issuer=${issuer}`;
}
