import { maxUploadBytes, type TakeFault, type Upload } from "./picture-desk.ts";

/** Why a picture wasn't taken, at its row; "lost" is a line that broke, "signed-out" a session that ran out. */
export type SendFault = TakeFault | "lost" | "signed-out";

export const sendSentences: Readonly<Record<SendFault, string>> = {
  "too-large": "Larger than 20 MB.",
  "too-many-pixels":
    "More pixels than we can read. Save it smaller, or as a plain JPEG of up to 50 megapixels, and add it again.",
  "no-picture": "This isn’t a picture. Choose a JPEG, PNG, WebP, AVIF or HEIC.",
  heic: "This machine can’t read HEIC. Save it as JPEG and add it again.",
  busy: "Too many pictures at once. Try again in a moment.",
  "cut-off": "It didn’t get through. The picture is still here.",
  lost: "It didn’t get through. The picture is still here.",
  "signed-out": "You are signed out. The picture is still here.",
};

/** Trying the same file again may help. */
export function isWorthTrying(fault: SendFault): boolean {
  return fault === "lost" || fault === "cut-off" || fault === "busy" || fault === "signed-out";
}

export const fiveIsTheMost = "Five is the most. Leave one out first.";

/** For the file dialog; phones offer their pictures by it. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

/** What can be said of a file before it is sent. Some phones name no type for HEIC. */
export function fileFault({ size, type }: { size: number; type: string }): TakeFault | undefined {
  if (size > maxUploadBytes) return "too-large";
  if (size === 0 || (type !== "" && !acceptedPictures.split(",").includes(type))) return "no-picture";
  return undefined;
}

/** "Making its versions, 5 of 8"; before the first one it waits for its turn. */
export function makingWords({ state, made, of }: Pick<Upload, "state" | "made" | "of">): string {
  if (state === "failed") return "Its versions couldn’t be made.";
  if (state === "to-frame") return "Waits for its frame.";
  return of === 0 ? "Waits for its turn." : `Making its versions, ${made} of ${of}`;
}
