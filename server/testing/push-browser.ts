import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser's side of a subscription. */
export type PushBrowser = { keys: ECDH; auth: Buffer };

export function newBrowser(): PushBrowser & { subscription: { p256dh: string; auth: string } } {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    keys,
    auth,
    subscription: { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") },
  };
}

/** As a browser does it, by RFC 8188 and RFC 8291; throws for a message that isn't for this one. */
export function decryptPush(body: Buffer, { keys, auth }: PushBrowser): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (body.readUInt32BE(16) < record.length) throw new Error("more than one record");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const derive = (from: Buffer, with_: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", from, with_, about, length));
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error("no delimiter");
  return padded.subarray(0, end).toString("utf8");
}
