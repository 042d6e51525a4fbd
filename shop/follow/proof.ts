import { maxProofBytes, type ProofFault } from "./order-follower.ts";

/** Shown at the file field when a screenshot is refused. */
export const proofSentences: Readonly<Record<ProofFault, string>> = {
  "too-large": "This file is larger than 10 MB. A screenshot made on your phone is smaller.",
  "not-a-picture": "This isn’t a picture. Choose a JPEG, PNG, WebP or HEIC.",
  unreadable: "We can’t read this picture. Make the screenshot again, or send it on WhatsApp.",
  received: "We have received this payment, so there is nothing more to send.",
  "not-due": "Nothing is to be paid online for this order, so there is nothing to send.",
  "too-many": "Too many pictures in a short time. Try again in an hour, or send it on WhatsApp.",
};

/** Shown once it is uploaded. */
export const proofWithUs = "Your screenshot is with us";

const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif", "image/avif"];

/** The `accept` of the file field: phones then offer their photos. */
export const acceptedProofs = pictureTypes.join(",");

/** Checks a file before the upload. Some phones give no type for HEIC. */
export function proofFault({ size, type }: { size: number; type: string }): ProofFault | undefined {
  if (size > maxProofBytes) return "too-large";
  if (size === 0 || (type !== "" && !pictureTypes.includes(type))) return "not-a-picture";
  return undefined;
}

/** "1.8 MB", "640 kB" */
export function fileSize(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
