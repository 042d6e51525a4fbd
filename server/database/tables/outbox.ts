import type { Generated } from "kysely";

/** The e-mail about a new order to the seller: one row per order, which stays when it is sent. */
export type OutboxTable = {
  /** Mails are sent in the order of their ids. */
  id: Generated<number>;
  order_number: string;
  created_at: number;
  /** Not before this time. */
  run_at: number;
  /** When `run_at` was decided: a time in the future means that the clock was set back. */
  decided_at: number;
  attempts: number;
  /** Unused; the release before this one needs a number here. */
  set_aside: number;
  last_problem: string | null;
  sent_at: number | null;
};

/**
 * Later mails about an order, to the shopper or the seller; rows stay when sent. A mail that the service will never
 * take counts as sent, with its `last_problem`, so that no release tries it again.
 */
export type NewsMailsTable = OutboxTable & {
  kind: string;
  /** The order's revision that the mail is about; 0 for mails that are sent once per order. */
  revision: number;
};

/** Rows of `news_mails` that the service will never take, until somebody at the desk retries or dismisses them. */
export type UndeliverableMailsTable = { mail_id: number; order_number: string };

/** A single row: the lease on calling the e-mail service, across all servers. */
export type OutboxTurnTable = {
  id: number;
  run_at: number;
  decided_at: number;
  /** Unused, like `suspects`; the release before this one needs them. */
  failures: number;
  suspects: number;
  /** Failures since the service last answered about a mail to the seller. */
  seller_failures: Generated<number>;
  seller_failed_at: Generated<number>;
  shopper_failures: Generated<number>;
  shopper_failed_at: Generated<number>;
  /** The last outbox row that the seller was sent in a list of waiting orders. */
  listed_up_to: Generated<number>;
};
