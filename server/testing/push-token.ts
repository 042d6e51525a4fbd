import { createPublicKey, verify } from "node:crypto";

export type PushToken = { key: string; claims: { aud: string; exp: number; sub: string } };

/** As a push service does it, by RFC 8292; throws for a wrong signature. */
export function readToken(header: string): PushToken {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, "base64url");
  const x = point.toString("base64url", 1, 33);
  const y = point.toString("base64url", 33);
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const [head = "", body = "", signature = ""] = token.split(".");
  const signed = Buffer.from(`${head}.${body}`);
  const isSigned = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("the signature is wrong");
  if (JSON.parse(Buffer.from(head, "base64url").toString()).alg !== "ES256") throw new Error("another algorithm");
  return { key, claims: JSON.parse(Buffer.from(body, "base64url").toString()) };
}
