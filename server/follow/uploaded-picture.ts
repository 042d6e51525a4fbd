import { maxProofBytes, type ProofPicture } from "../../shop/follow/order-follower.ts";

/** Decodes, rotates, scales and re-encodes a picture, so that no metadata is left; undefined if it can't be read. */
export type ReadPicture = (bytes: Uint8Array) => Promise<UploadedPicture | undefined>;

type UploadedPicture = ProofPicture & { width: number; height: number };

export type PictureRead =
  | { ok: true; picture: UploadedPicture }
  | { ok: false; fault: "too-large" | "not-a-picture" | "unreadable" };

const signatures = [
  (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  (bytes: Uint8Array) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]),
  (bytes: Uint8Array) => text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP",
  // HEIC and AVIF
  (bytes: Uint8Array) => text(bytes, 4, 8) === "ftyp",
];

/** Of a shopper: a payment's screenshot, or a photograph of a review. What isn't a picture is never decoded. */
export async function readUploadedPicture(readPicture: ReadPicture, file: Uint8Array): Promise<PictureRead> {
  if (file.length > maxProofBytes) return { ok: false, fault: "too-large" };
  if (!signatures.some((matches) => matches(file))) return { ok: false, fault: "not-a-picture" };
  const picture = await readPicture(file);
  return picture ? { ok: true, picture } : { ok: false, fault: "unreadable" };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
