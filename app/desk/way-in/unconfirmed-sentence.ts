import type { Unconfirmed } from "../../../shop/desk/desk.ts";
import { tooManyTries } from "./too-many-tries.ts";

export function isUnconfirmed(answer: { reason: string }): answer is Unconfirmed {
  return ["unconfirmed", "wrong", "slow"].includes(answer.reason);
}

export function unconfirmedSentence(answer: Unconfirmed): string {
  if (answer.reason === "slow") return tooManyTries(answer.seconds);
  if (answer.reason === "wrong") return "That isn’t your password. Look at it and try again.";
  return "Type your password as well: an unlocked phone alone isn’t enough for this.";
}
