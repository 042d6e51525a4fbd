import type { Day } from "../pakistan-days.ts";
import type { PictureRef } from "../pieces/picture.ts";
import type { Choices } from "../pieces/product.ts";

/** The desk's port for the workshop; without prices and addresses. */
export type MakingDesk = {
  /** Lines that have to be made, of orders that are confirmed or being made. */
  wanted(): Promise<readonly WantedLine[]>;
  /** Sets how many of these lines are made; changes no order's revision. */
  tick(ticks: readonly Tick[]): Promise<TickAnswer>;
};

export type WantedLine = {
  number: string;
  /** The order's, for packing it. */
  revision: number;
  shopper: string;
  /** In the order. */
  position: number;
  pieceId: number;
  name: string;
  choices: Choices;
  quantity: number;
  made: number;
  makeBy: Day;
  neededBy: Day | null;
  picture: PictureRef | undefined;
  /** Of a piece that isn't in the catalogue. */
  ownPicture: string | undefined;
};

/** `was` is the number that the page showed: a line that somebody else ticked since then stays as it is. */
export type Tick = { number: string; position: number; pieceId: number; was: number; made: number };

/** How many lines were left as they are. */
export type TickAnswer = { left: number };
