import { type CartLine, lineKey } from "../../shop/cart/cart.ts";
import type { SavedCart } from "../../shop/device/saved-cart.ts";
import { isRecord } from "../../shop/record.ts";
import { cleanText } from "../../shop/typed-text.ts";
import type { OrderAnswer } from "./read-answer.ts";

/**
 * How a cart is ordered once, whatever gets lost on the way.
 *
 * One key stands for the cart until an order is stored under it, and the server stores one order per key. So a try
 * whose outcome is unknown is followed by the next one under the same key, changed or not. If nothing had arrived, the
 * order is stored as it is now. If something had, the same body brings its receipt, and a changed one is told that the
 * key is taken: then one of the bodies that were sent before is the order, and sending it again brings the receipt.
 */
export type PlacingAttempt = {
  key: string;
  /** Every body that may be stored under the key, exactly as it was sent, the newest last. */
  sent: readonly string[];
  /** Set while an answer is waited for, in milliseconds since the epoch. */
  sendingSince?: number;
};

export type PlacingOutcome =
  /** `asAsked` is false when what is stored is not what was sent last, but an earlier try. */
  | (Extract<OrderAnswer, { step: "placed" }> & { body: string; asAsked: boolean })
  | (Extract<OrderAnswer, { step: "refused" }> & { body: string })
  /** Taken: this cart was ordered, but not with anything that this tab has sent. */
  | Extract<OrderAnswer, { step: "taken" | "unreachable" }>;

/** A reload or a crash this soon after the button was pressed goes on by itself; later, the shopper is asked. */
export const resumesWithin = 60_000;

export function send(attempt: PlacingAttempt, body: string, now: number): PlacingAttempt {
  return { key: attempt.key, sent: [...attempt.sent.filter((other) => other !== body), body], sendingSince: now };
}

/** Finds out what became of the newest body. */
export async function settle(
  attempt: PlacingAttempt,
  post: (body: string) => Promise<OrderAnswer>,
): Promise<PlacingOutcome> {
  const [newest, ...earlier] = [...attempt.sent].reverse();
  if (newest === undefined) throw new Error("nothing was sent");
  const answer = await post(newest);
  if (answer.step === "placed") return { ...answer, body: newest, asAsked: true };
  if (answer.step === "refused") return { ...answer, body: newest };
  if (answer.step === "unreachable") return answer;
  for (const body of earlier) {
    const again = await post(body);
    if (again.step === "placed") return { ...again, body, asAsked: false };
    if (again.step === "unreachable") return again;
  }
  return answer;
}

/** What is still open after an outcome, if the order isn't placed. */
export function remaining({ key, sent }: PlacingAttempt, outcome: PlacingOutcome): PlacingAttempt {
  return { key, sent: outcome.step === "refused" ? sent.filter((body) => body !== outcome.body) : sent };
}

/** What a page that finds an attempt when it opens does about it. A cart that was changed since needs another press. */
export function onReturn(
  { sent, sendingSince }: PlacingAttempt,
  now: number,
  isSameCart: boolean,
): "start-anew" | "go-on" | "ask" {
  if (sent.length === 0) return "start-anew";
  const isRecent = sendingSince !== undefined && now >= sendingSince && now - sendingSince < resumesWithin;
  return isRecent && isSameCart ? "go-on" : "ask";
}

/** Whether the order that was sent is what the cart holds. What has sold out is never sent. */
export function isSameCart(sent: Pick<SavedCart, "lines" | "notes">, cart: SavedCart): boolean {
  const inCart = cart.lines.filter((line) => !cart.soldOut.includes(lineKey(line)));
  return quantities(sent.lines) === quantities(inCart) && sent.notes === cleanText(cart.notes, "many");
}

function quantities(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map((line) => [lineKey(line), line.quantity]));
}

export function parseAttempt(value: unknown): PlacingAttempt | undefined {
  if (!isRecord(value)) return undefined;
  const { key, sent, sendingSince } = value;
  if (typeof key !== "string" || !Array.isArray(sent) || !sent.every((body) => typeof body === "string")) {
    return undefined;
  }
  return { key, sent, ...(typeof sendingSince === "number" && { sendingSince }) };
}
