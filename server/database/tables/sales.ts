import type { Generated } from "kysely";

/** A sale with dates. */
export type SalesTable = {
  id: Generated<number>;
  /** planned, running or over. */
  state: string;
  from_at: number;
  /** Its last millisecond. */
  until_at: number;
  /** By how much less it was made: one of the two is set. Single prices may have been changed by hand. */
  percent: Generated<number | null>;
  sum_less: Generated<number | null>;
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
  /** During the sale. */
  price: number;
  /** Without any sale, as of when the sale was planned, changed or began. */
  full_price: number;
  /** The sale price that the seller had given it by hand when the sale began; null for none. */
  price_before: Generated<number | null>;
};
