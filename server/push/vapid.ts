import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** By which push services know the shop, base64url: a point of the P-256 curve, and the private number. */
export type PushKeys = { publicKey: string; privateKey: string };

export function newPushKeys(): PushKeys {
  const { x, y, d } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  if (!x || !y || !d) throw new Error("a P-256 key has three numbers");
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}

function toKeyObject({ publicKey, privateKey }: PushKeys): KeyObject {
  const point = Buffer.from(publicKey, "base64url");
  const x = point.toString("base64url", 1, 33);
  const y = point.toString("base64url", 33);
  return createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d: privateKey }, format: "jwk" });
}

/** A push service refuses more than a day. */
const life = 12 * 60 * 60_000;
const renewedBefore = 60 * 60_000;

/** Of a push service's origin, in milliseconds. */
export type Authorize = (origin: string, now: number) => string;

/**
 * RFC 8292: the header that says who sends, signed for one push service. `subject`: whom its people may write to. One
 * token serves for hours.
 */
export function createAuthorize(keys: PushKeys, subject: string): Authorize {
  const key = toKeyObject(keys);
  const tokens = new Map<string, { token: string; expires: number }>();
  return (origin, now) => {
    const known = tokens.get(origin);
    if (known && known.expires - renewedBefore > now && known.expires <= now + life)
      return header(known.token, keys.publicKey);
    const expires = now + life;
    const claims = { aud: origin, exp: Math.floor(expires / 1000), sub: subject };
    const signed = `${encode({ typ: "JWT", alg: "ES256" })}.${encode(claims)}`;
    const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
    const token = `${signed}.${signature.toString("base64url")}`;
    tokens.set(origin, { token, expires });
    return header(token, keys.publicKey);
  };
}

function header(token: string, publicKey: string): string {
  return `vapid t=${token}, k=${publicKey}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
