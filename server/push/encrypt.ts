import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** What the browser gave for its messages, base64url. */
export type BrowserKeys = { p256dh: string; auth: string };

const curve = "prime256v1";
const recordSize = 4096;

/** One message each: a new key pair and a new salt. */
export type Ephemeral = { keys: ECDH; salt: Buffer };

function newEphemeral(): Ephemeral {
  const keys = createECDH(curve);
  keys.generateKeys();
  return { keys, salt: randomBytes(16) };
}

/**
 * RFC 8291: only the browser that subscribed can read it, its push service can't. One record of `aes128gcm` (RFC 8188).
 * Throws for a key that isn't a point of the curve.
 */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys, { keys, salt } = newEphemeral()): Buffer {
  const theirs = Buffer.from(p256dh, "base64url");
  const ours = keys.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const secret = derive(keys.computeSecret(theirs), Buffer.from(auth, "base64url"), keyInfo, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize);
  header.writeUInt8(ours.length, 4);
  // 2 ends the last record.
  const record = [cipher.update(text, "utf8"), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, header, ours, ...record]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
