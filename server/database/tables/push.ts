import type { Generated } from "kysely";

/** A single row: the key pair by which push services know the shop, base64url. */
export type PushKeysTable = { id: number; public_key: string; private_key: string; made_at: number };

/**
 * A browser that is told something: what the desk hears, while its session lasts, or what becomes of one order. Goes with
 * its session.
 */
export type PushSubscriptionsTable = {
  id: Generated<number>;
  session_id: string | null;
  order_number: string | null;
  /** Where its push service takes messages. */
  endpoint: string;
  /** The browser's public key and secret, base64url. */
  p256dh: string;
  auth: string;
  created_at: number;
};

/** Messages that wait; sent ones are deleted. Goes with its subscription. */
export type PushMessagesTable = {
  id: Generated<number>;
  subscription_id: number;
  /** A newer message with the same tag replaces an older one, here and on the phone. */
  tag: string;
  /** The JSON that the worker shows. */
  payload: string;
  /** Grows when it is replaced, so that a message that was being sent meanwhile isn't taken for the new one. */
  version: Generated<number>;
  expires_at: number;
  /** Not before this time; while it is being sent, when another server may try. */
  run_at: number;
  attempts: Generated<number>;
};
