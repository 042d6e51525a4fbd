import { isRecord } from "../../../shop/record.ts";
import { dropDraft, readDraft, storeDraft } from "../editor/drafts.ts";
import type { Addressee, DescribedOutcome } from "./describe-outcome.ts";

/** Messages that are written one after the other; kept on this device, and dropped on signing out as drafts are. */
export type MessageQueue = {
  left: readonly Addressee[];
  /** How many there were at first. */
  of: number;
  /** The outcome that was last added or taken off: after a reload it is still in the URL. */
  seen: string;
};

const name = "messages";
export const emptyQueue: MessageQueue = { left: [], of: 0, seen: "" };

export function readQueue(person: string): MessageQueue {
  const { left, of, seen } = readDraft(name, person)?.typed ?? {};
  if (!Array.isArray(left)) return emptyQueue;
  return { left: left.filter(isAddressee), of: Number(of) || left.length, seen: String(seen ?? "") };
}

function isAddressee(value: unknown): value is Addressee {
  return isRecord(value) && typeof value.number === "string" && typeof value.first === "string";
}

export function storeQueue(person: string, queue: MessageQueue): void {
  if (queue.left.length === 0 && queue.seen === "") dropDraft(name);
  else storeDraft(name, { person, seen: 0, typed: queue });
}

/** Whoever was changed is added once; whoever was taken back needs no message. */
export function withOutcome(queue: MessageQueue, { did, isBack, done, toWrite }: DescribedOutcome): MessageQueue {
  const seen = [did, isBack, ...done].join(" ");
  if (seen === queue.seen || (!isBack && toWrite.length === 0)) return queue;
  const others = queue.left.filter(({ number }) => !done.includes(number));
  const left = isBack ? others : [...others, ...toWrite];
  return { left, of: left.length, seen };
}
