import type { BrowserSubscription } from "../push/subscription.ts";
import type { MovedReview, PieceToReview, SentReview, WritingAnswer } from "../review/own-review.ts";
import type { FollowedOrder } from "./followed-order.ts";
import type { OrderAddress } from "./order-address.ts";

/**
 * The port of the shopper's order pages: the server implements it for each request and passes it to the page. A wrong
 * key, a wrong number and a customer whose details were removed all get the same answer: there is no such order.
 */
export type OrderFollower = {
  /** When this request was made; pages have no clock of their own. */
  now: number;
  open(number: string, key: string): Promise<FollowedOrder | undefined>;
  find(number: string, phone: string): Promise<FindAnswer>;
  /** `revision` is the one that the shopper's page shows: an order changed since then isn't cancelled. */
  cancel(asked: { number: string; key: string; revision: number; reason: string }): Promise<CancelAnswer>;
  /** The shopper means it. Once stored, saying it again changes nothing. */
  sayYes(number: string, key: string): Promise<YesAnswer>;
  addProof(asked: { number: string; key: string; picture: Uint8Array }): Promise<ProofAnswer>;
  proof(number: string, key: string): Promise<ProofPicture | undefined>;
  /** The pieces that the page asks about, and those that have a review; in the order of the lines. */
  reviews(number: string, key: string): Promise<readonly PieceToReview[]>;
  /** The first one, or a change; sent twice, it is stored once. It waits until the desk has read it. */
  writeReview(order: OrderAddress, sent: SentReview): Promise<WritingAnswer>;
  moveReview(order: OrderAddress, moved: MovedReview): Promise<WritingAnswer>;
  /** A photograph of a review of this order, at any stage. */
  reviewPhoto(order: OrderAddress, name: string): Promise<ProofPicture | undefined>;
  /** The shop's public key, for the browser to subscribe with. */
  pushKey(): Promise<string>;
  /** Tells this browser of the order from now on; "refused" where its push service isn't known, or the order is over. */
  tell(asked: OpenedOrder & { subscription: BrowserSubscription }): Promise<TellAnswer>;
  stopTelling(asked: OpenedOrder & { endpoint: string }): Promise<void>;
};

type OpenedOrder = { number: string; key: string };

export type TellAnswer = "told" | "refused" | "unknown";

export type FindAnswer =
  | { outcome: "found"; number: string; key: string }
  | { outcome: "unknown" }
  | { outcome: "slow"; seconds: number };

/** "changed": the order changed meanwhile, but can still be cancelled. */
export type CancelAnswer = "cancelled" | "changed" | "too-late" | "unknown";

/** "too-late": the order isn't a new one to be paid in cash any more. */
export type YesAnswer = "said" | "too-late" | "unknown";

/** Why a screenshot is refused. */
export const proofFaults = ["too-large", "not-a-picture", "unreadable", "received", "not-due", "too-many"] as const;
export type ProofFault = (typeof proofFaults)[number];

export type ProofAnswer = { ok: true } | { ok: false; fault: ProofFault | "unknown" };

export type ProofPicture = { type: string; bytes: Uint8Array };

/** Of the uploaded file; a smaller copy is stored. */
export const maxProofBytes = 10 * 1024 * 1024;
