import { pieceCount } from "../../shop/piece-count.ts";

/** `others`: what she has saved already beside the pieces of the list. */
export function describeSharedList(sold: number, others: number): string {
  if (sold === 0) return "Somebody sent you a list of pieces, but none of them is sold any more.";
  const them = sold === 1 ? "it" : "them";
  const sent = sold === 1 ? "this piece" : `these ${pieceCount(sold)}`;
  if (others === 0) return `Somebody sent you ${sent}. Save ${them} to keep ${them} on this device.`;
  const stand = sold === 1 ? "it stands" : "they stand";
  return `Somebody sent you ${sent}. Save ${them}, and ${stand} with the ${others} you have saved already.`;
}
