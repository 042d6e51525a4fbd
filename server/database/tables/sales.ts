import type { Generated } from "kysely";

/** A sale with dates. */
export type SalesTable = {
  id: Generated<number>;
  /** planned, running or over. */
  state: string;
  from_at: number;
  until_at: number;
  /** Null where each piece has a price of its own. */
  percent: Generated<number | null>;
  /** The listing that it was made for, to name it by; null for ticked pieces. */
  listing: Generated<string | null>;
  /** Counts the changes; a change names the revision that it was based on. */
  revision: Generated<number>;
  made_at: number;
  made_by: string;
};

export type SalePiecesTable = {
  sale_id: number;
  product_id: number;
  price: number;
  /** The sale price that it had when the sale began; null for none. */
  price_before: Generated<number | null>;
};
