import type { Rupees } from "../money/rupees.ts";
import type { Courier } from "../order/courier.ts";
import type { Day } from "../pakistan-days.ts";
import type { Columns } from "./columns.ts";
import type { Compared, SheetOrder } from "./compare-line.ts";
import type { SheetLine } from "./read-sheet.ts";

/** The desk's port for what couriers pay out. */
export type SheetDesk = {
  /** Stores a sheet to compare and book; the same one again answers with the first. */
  begin(asked: NewSheet): Promise<number>;
  find(id: number): Promise<CourierSheet | undefined>;
  /** Newest first. */
  latest(): Promise<readonly SheetSummary[]>;
  /** The columns of each courier's latest sheet. */
  columns(): Promise<Partial<Record<Courier, Columns>>>;
  /** Books the first `bookedAtOnce` of these lines, each in a transaction of its own. */
  book(id: number, asked: readonly AskedLine[]): Promise<BookAnswer>;
  /** Orders that a line may be of: found by a search, else those that owe its sum. */
  candidates(id: number, position: number, search: string): Promise<readonly SheetOrder[]>;
  /** Says of which order a line is. False where it is booked already, or there is no such order. */
  choose(id: number, position: number, number: string): Promise<boolean>;
  /** Takes `bookedAtOnce` booked lines back, beginning after this position. */
  takeBack(id: number, after: number): Promise<TakeBackAnswer>;
};

/** So many lines are booked by one request, which then says how far it came. */
export const bookedAtOnce = 50;

export type NewSheet = {
  /** Of the form: sent twice, it is one sheet. */
  key: string;
  courier: Courier;
  columns: Columns;
  paidOn: Day;
  lines: readonly SheetLine[];
};

/** `revision` is that of the order as it was shown. */
export type AskedLine = { position: number; revision: number };

export type LineState =
  | Compared
  /** `isSeveral`: more than one order has this tracking number, and none or some of them owe the sum. */
  | { state: "unknown"; isSeveral: boolean }
  /** By this sheet. */
  | { state: "booked"; at: number; by: string }
  /** By another line; `isHere`: one of this sheet. */
  | { state: "booked-already"; at: number | undefined; by: string; isHere: boolean };

export type ComparedLine = SheetLine & { position: number; order: SheetOrder | undefined } & LineState;

type SheetHead = {
  id: number;
  courier: Courier;
  paidOn: Day;
  at: number;
  by: string;
  takenBack: { at: number; by: string } | undefined;
};

export type CourierSheet = SheetHead & { columns: Columns; lines: readonly ComparedLine[] };

export type SheetSummary = SheetHead & { lines: number; booked: number; collected: Rupees; charges: Rupees };

/** A line, named in a sentence. */
export type NamedLine = { position: number; name: string; tracking: string; collected: Rupees };

export type BookAnswer = {
  booked: number;
  /** Not looked at yet. */
  left: readonly AskedLine[];
  /** Booked by somebody else meanwhile. */
  stands: readonly (NamedLine & { by: string; at: number })[];
  /** No longer what was shown; nothing was done. */
  changed: readonly NamedLine[];
};

export type TakeBackAnswer = {
  taken: number;
  /** Goes on after this position; undefined once all are done. */
  next: number | undefined;
  /** Money went back meanwhile, or the order moved on. */
  stays: readonly NamedLine[];
};
