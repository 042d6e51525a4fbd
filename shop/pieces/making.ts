import { namesInWords } from "./names-in-words.ts";
import type { Badge } from "./product.ts";

type Piece = { name: string; quantity: number; badge: Badge };

/** How long a "Made to Order" piece takes, in days. */
export type MakingDays = { from: number; to: number };

/** To be read after "in": "about 10 to 15 days". */
export function makingTime({ from, to }: MakingDays): string {
  if (from === to) return `about ${to} ${to === 1 ? "day" : "days"}`;
  return `about ${from} to ${to} days`;
}

type Times = { makingTime: string; arrivalTime: string };

/**
 * When an order will be ready: "Aina takes about 10 to 15 days by hand. Gauhar is ready now." The arrival time is only
 * said when nothing has to be made: otherwise pieces that are ready may wait for the rest.
 */
export function makingText(pieces: readonly Piece[], { makingTime, arrivalTime }: Times): string {
  const made = namesInWords(pieces.filter(({ badge }) => badge === "Made to Order"));
  const ready = namesInWords(pieces.filter(({ badge }) => badge === "Ready to Ship"));
  const sentences: string[] = [];
  if (made.words) sentences.push(`${made.words} ${made.isSingular ? "takes" : "take"} ${makingTime} by hand.`);
  const arrival = made.words ? "" : `, and with you in ${arrivalTime}`;
  if (ready.words) sentences.push(`${ready.words} ${ready.isSingular ? "is" : "are"} ready now${arrival}.`);
  return sentences.join(" ");
}
