import type { FollowedOrder } from "./followed-order.ts";

/**
 * What the pages of a shopper's own order may ask for and do. The server implements it for each request and hands it
 * in; pages and server know nothing else of each other. A wrong key, a wrong number and a customer who was forgotten
 * all answer alike: nothing is there.
 */
export type OrderFollower = {
  /** When this request was made; pages have no clock of their own. */
  now: number;
  open(number: string, key: string): Promise<FollowedOrder | undefined>;
  find(number: string, phone: string): Promise<FindAnswer>;
  /** `revision` is the one that the shopper's page shows: an order changed since then isn't cancelled. */
  cancel(asked: { number: string; key: string; revision: number; reason: string }): Promise<CancelAnswer>;
  addProof(asked: { number: string; key: string; picture: Uint8Array }): Promise<ProofAnswer>;
  proof(number: string, key: string): Promise<ProofPicture | undefined>;
};

export type FindAnswer =
  | { outcome: "found"; number: string; key: string }
  | { outcome: "unknown" }
  | { outcome: "slow"; seconds: number };

/** Changed: something else happened to the order meanwhile, and it can still be cancelled. */
export type CancelAnswer = "cancelled" | "changed" | "too-late" | "unknown";

/** Why a file isn't taken. */
export const proofFaults = ["too-large", "not-a-picture", "unreadable", "received", "not-due", "too-many"] as const;
export type ProofFault = (typeof proofFaults)[number];

export type ProofAnswer = { ok: true } | { ok: false; fault: ProofFault | "unknown" };

export type ProofPicture = { type: string; bytes: Uint8Array };

/** Of the file that she chooses; it is made smaller before it is kept. */
export const maxProofBytes = 10 * 1024 * 1024;
