import type { Rupees } from "../money/rupees.ts";

/** The desk's port for what a piece costs the seller. It is in no record of the catalogue, and on no shopper's page. */
export type PieceCosts = {
  /** Undefined where it isn't entered. */
  of(id: number): Promise<Rupees | undefined>;
  ofMany(ids: readonly number[]): Promise<PieceCostMap>;
  set(id: number, cost: Rupees | undefined): Promise<void>;
};

/** By the piece's id, where it is entered. */
export type PieceCostMap = ReadonlyMap<number, Rupees>;
