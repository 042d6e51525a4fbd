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
  /** Taken from the pieces; part of the total. */
  discount: Generated<number>;
  discount_reason: Generated<string>;
  /** When the shopper said on her page that she means it. */
  said_yes_at: Generated<number | null>;
  /** When its counted pieces were put back because nobody had answered it; null once they are taken again. */
  let_go_at: Generated<number | null>;
  /** See `shop/order/source.ts`. */
  source: Generated<string>;
  /** The day by which the shopper needs it. */
  needed_by: Generated<number | null>;
  /** The day by which an advance should come, and whether making waits for it. */
  advance_until: Generated<number | null>;
  advance_first: Generated<number>;
  /** What couriers took for bringing it, or for bringing it back. */
  charges: Generated<number>;
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
  /** How many of it are made. */
  made: Generated<number>;
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

/** What the desk's people keep about a phone number; never shown to shoppers. */
export type PhoneMarksTable = { phone_key: string; text: string; by: string; at: number };

/** Money that came or, with a sum below 0, went back; append-only. */
export type OrderMoneyTable = {
  id: Generated<number>;
  order_number: string;
  at: number;
  sum: number;
  way: string;
  /** Who entered it. */
  by: string;
  /** The day on which it came or went, where that isn't the day of the entry. */
  paid_on: Generated<number | null>;
  /** A reference, or who brought it; never shown to shoppers. */
  note: Generated<string>;
  /** The courier's sheet that it was booked with. */
  sheet_id: Generated<number | null>;
};

/** What a courier paid out. The columns of the latest one are proposed for the next of the same courier. */
export type CourierSheetsTable = {
  id: Generated<number>;
  /** Of the request that booked it: the same request again books nothing. */
  request_key: string;
  courier: string;
  /** JSON: the heading of each column that was used. */
  columns: string;
  paid_on: number;
  at: number;
  by: string;
  taken_back_at: Generated<number | null>;
  taken_back_by: Generated<string>;
};

export type CourierSheetLinesTable = {
  sheet_id: number;
  position: number;
  tracking: string;
  /** The number without its spelling; booked once among all sheets. */
  tracking_key: string;
  /** The shop's own number, where the courier gives it. */
  own_number: string;
  /** The consignee, as the courier has it. */
  name: string;
  collected: number;
  charges: number;
  /** Once it is chosen or booked. */
  order_number: string | null;
  /** Null while it isn't booked, and once its booking was taken back. */
  booked_at: Generated<number | null>;
  booked_by: Generated<string>;
  /** The order's once it was booked. */
  revision: Generated<number | null>;
  /** 1 where the booking marked the order as delivered. */
  delivered: Generated<number>;
};

/** An order's invoice; its number is the year and the sequence in it. */
export type InvoicesTable = { order_number: string; year: number; sequence: number; at: number; by: string };

/** Further keys to the pages of orders, as hashes, with the purpose of each. */
export type OrderKeysTable = { key_hash: string; order_number: string; purpose: string; created_at: number };

/** The screenshot of a payment, re-encoded; one per order. */
export type OrderProofsTable = { order_number: string; added_at: number; type: string; bytes: Uint8Array };
