import type { Generated } from "kysely";

export type OrdersTable = {
  number: string;
  idempotency_key: string;
  /** Hash of the request, to tell a repeated order from another one under the same key. */
  fingerprint: string;
  created_at: number;
  name: string;
  email: string;
  address: string;
  city: string;
  phone: string;
  /** The phone number without its spelling, to count the orders from one phone. */
  phone_key: string;
  payment: string;
  screenshot_sent: number;
  notes: string;
  subtotal: number;
  delivery: number;
  total: number;
  /** When the customer's details were removed. */
  forgotten_at: number | null;
  stage: Generated<string>;
  /** Kept in step with the entries in `order_money`. */
  money: Generated<string>;
  /** The sum of its entries; see `receivedOf` for orders of the release before them. */
  received: Generated<number>;
  /** Asked for before anything is sent; 0 where none is. */
  advance: Generated<number>;
  /**
   * Counts the changes. A change names the revision that it was based on, and is refused where that isn't the latest.
   */
  revision: Generated<number>;
  /** All that a search looks in, folded; see `order-search.ts`. */
  search: Generated<string>;
  /** A day number; null until the order is confirmed, and where nothing has to be made. */
  make_by: Generated<number | null>;
  courier: Generated<string | null>;
  tracking: Generated<string | null>;
  /**
   * Hash of the key to the order's page that was made with the order; "" without one, or once the customer is
   * forgotten.
   */
  page_key_hash: Generated<string>;
  /** See `shop/order/source.ts`. */
  source: Generated<string>;
};

export type OrderLinesTable = {
  order_number: string;
  position: number;
  product_id: number;
  name: string;
  price: number;
  quantity: number;
  line_total: number;
  size: string | null;
  with_dupatta: number | null;
  scent: string | null;
  kilos: number | null;
  /** Of an agreed price: what the shop asked at that time. */
  shop_price: number | null;
  /** JSON of a piece that isn't in the catalogue; its `product_id` is 0. */
  own: string | null;
};

/** The history of orders; append-only. Forgetting a customer empties what the events say about them. */
export type OrderEventsTable = {
  id: Generated<number>;
  order_number: string;
  at: number;
  /** The order's revision after the event; null where it changed nothing. */
  revision: number | null;
  actor: string;
  actor_name: string;
  kind: string;
  stage_from: string;
  stage_to: string;
  money_from: string;
  money_to: string;
  /** JSON. */
  details: string;
};

/** Money that came or, with a sum below 0, went back; append-only. */
export type OrderMoneyTable = {
  id: Generated<number>;
  order_number: string;
  at: number;
  sum: number;
  way: string;
  /** Who entered it. */
  by: string;
};

/** Further keys to the pages of orders, as hashes, with the purpose of each. */
export type OrderKeysTable = { key_hash: string; order_number: string; purpose: string; created_at: number };

/** The screenshot of a payment, re-encoded; one per order. */
export type OrderProofsTable = { order_number: string; added_at: number; type: string; bytes: Uint8Array };
