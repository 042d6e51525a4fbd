import type { Rupees } from "../money/rupees.ts";
import type { ListingSlug } from "../pieces/product.ts";
import type { SaleCut, SalePiece, SaleState, SaleTerms } from "./sale.ts";

/** The desk's port for sales with dates. */
export type SaleDesk = {
  /** Those that run, those that are planned, next first, and the latest that are over. */
  list(): Promise<DeskSale[]>;
  find(id: number): Promise<DeskSale | undefined>;
  /** What each brought, by its id; a sale without a sold piece isn't in it. */
  brought(ids: readonly number[]): Promise<ReadonlyMap<number, Brought>>;
  /** Begins it at once where its first day has come. */
  make(terms: SaleTerms): Promise<{ id: number }>;
  /** Its dates, prices and pieces; `revision` is what the form was made from. A sale that runs keeps its first day. */
  change(id: number, revision: number, terms: SaleTerms): Promise<SaleAnswer>;
  /** Ends a sale that runs; one that hasn't begun is removed. */
  end(id: number, revision: number): Promise<SaleAnswer>;
};

/** changed: somebody else was quicker, or it has begun or ended meanwhile. */
export type SaleAnswer = "done" | "changed" | "unknown";

/** With all its pieces, those included that are gone or not sold. */
export type DeskSale = {
  id: number;
  state: SaleState;
  fromAt: number;
  untilAt: number;
  cut: SaleCut;
  listing: ListingSlug | undefined;
  revision: number;
  pieces: readonly SalePiece[];
};

/** Sold at its prices within its time, without orders that were cancelled or came back. */
export type Brought = { sold: number; total: Rupees; givenUp: Rupees };
