import { pieceCount } from "../../shop/pieces/piece-count.ts";

/** `others`: how many other pieces the shopper has saved already. */
export function describeSharedList(sold: number, others: number): string {
  const them = sold === 1 ? "it" : "them";
  const sent = sold === 1 ? "this piece" : `these ${pieceCount(sold)}`;
  if (others === 0) return `Somebody sent you ${sent}. Save ${them} to keep ${them} on this device.`;
  const stand = sold === 1 ? "it stands" : "they stand";
  return `Somebody sent you ${sent}. Save ${them}, and ${stand} with the ${others} you have saved already.`;
}

export function nothingSoldWords(pieces: number): string {
  return pieces === 1
    ? "The piece that somebody sent you is no longer sold."
    : "None of the pieces that somebody sent you is sold any more.";
}
