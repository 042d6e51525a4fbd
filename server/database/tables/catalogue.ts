import type { Generated } from "kysely";

/** A single row: each change of the catalogue, the settings or the policies takes the next number. */
export type CatalogueEditionTable = { id: number; number: number };

/** Versions of records that replace those of the files; append-only. */
export type CatalogueRecordsTable = {
  kind: string;
  /** The product's id; 0 for the settings and the policies, which are one record each. */
  id: number;
  version: number;
  /** The edition that this version first appeared in. */
  edition: number;
  /** live: this version is shown; off: the piece isn't sold; file: the file's record is shown again. */
  state: string;
  /** The whole record as JSON. */
  body: string;
  saved_at: number;
  saved_by: string;
  why: string;
};

/** How many are left of a piece, or of one of its sizes. */
export type StockTable = {
  product_id: number;
  /** "" for the piece as a whole. */
  size: string;
  /** Null when no longer counted. */
  pieces: number | null;
  /** The edition that first shows this count. */
  edition: number;
};

/** What an order took from stock. */
export type OrderStockTable = {
  order_number: string;
  product_id: number;
  size: string;
  quantity: number;
  put_back_at: number | null;
};

/** What a piece costs the seller. Apart from the records, which shoppers' pages are made of. */
export type PieceCostsTable = { product_id: number; cost: number; at: number; by: string };

/** Pieces that aren't finished, and aren't in any edition. */
export type PieceDraftsTable = {
  id: Generated<number>;
  /** JSON of the record as far as it is filled in. */
  body: string;
  /** Counts the saves; a save names the revision that it was based on. */
  revision: Generated<number>;
  saved_at: number;
  saved_by: string;
};
