import type { PictureRef } from "../pieces/picture.ts";
import type { Badge, ListingSlug, PieceRecord } from "../pieces/product.ts";
import type { Stock } from "../pieces/stock.ts";
import type { PieceChange } from "./piece-changes.ts";

/** The desk's port for pieces. A saved change is live at once. */
export type PieceDesk = {
  facts: PieceFacts;
  /** Every piece in the shop's order, including those off the shop. */
  list(): Promise<readonly PieceRow[]>;
  find(id: number): Promise<DeskPiece | undefined>;
  /** The id that a new piece gets. */
  nextId(): Promise<number>;
  save(asked: AskedSave): Promise<PieceAnswer>;
  setOff(id: number, isOff: boolean, seen: number): Promise<PieceAnswer>;
  /** Newest first. */
  versions(id: number): Promise<readonly PieceVersion[]>;
  /** The record of a version; 0 is that of the catalogue's files. */
  version(id: number, version: number): Promise<PieceRecord | undefined>;
  restore(id: number, version: number, seen: number): Promise<PieceAnswer>;
  pictures(names: readonly string[]): readonly PictureRef[];
};

/** The options of the editor's fields. */
export type PieceFacts = {
  /** With the listing that each belongs to. */
  categories: readonly { name: string; listing: ListingSlug; title: string }[];
  listings: readonly { slug: ListingSlug; title: string }[];
  stones: readonly string[];
  makingTime: string;
};

export type PieceState = "live" | "off";

export type PieceRow = {
  id: number;
  name: string;
  summary: string;
  category: string;
  listings: readonly ListingSlug[];
  stones: readonly string[];
  badge: Badge;
  price: number;
  salePrice: number | null;
  inStock: boolean;
  sizes?: readonly string[];
  stock: Stock | undefined;
  state: PieceState;
  /** 0 until it is first saved: it is then as in the catalogue's files. */
  version: number;
  picture: PictureRef | undefined;
};

export type DeskPiece = {
  record: PieceRecord;
  state: PieceState;
  version: number;
  /** Who saved this version; undefined for version 0. */
  saved: { at: number; by: string } | undefined;
  stock: Stock | undefined;
  pictures: readonly PictureRef[];
};

/** `seen` is the version that the form was made from, `stock.seen` the count that it showed. */
export type AskedSave = {
  /** As typed, not validated. */
  record: { id: number } & Readonly<Record<string, unknown>>;
  seen: number;
  stock?: StockChange | undefined;
  /** Refused where the id exists already. */
  isNew?: boolean;
  /** From the editor, which asks for facts that records of before may lack. */
  isWhole?: boolean;
};

export type StockChange = { seen: Stock | undefined; next: Stock | undefined };

/** From the catalogue's check; the reason is to be read after the field's name. */
export type RecordFault = { field: string; reason: string };

export type PieceAnswer =
  | { outcome: "saved"; id: number; version: number }
  | { outcome: "unchanged" | "unknown" }
  | { outcome: "refused"; faults: readonly RecordFault[] }
  /** Somebody else saved it meanwhile: the latest version, and the one that the form was made from. */
  | { outcome: "changed"; latest: DeskPiece; base: PieceRecord | undefined }
  /** An order changed the stock meanwhile. */
  | { outcome: "counted"; stock: Stock | undefined };

export type PieceVersion = {
  version: number;
  /** Undefined for version 0, the catalogue's files. */
  saved: { at: number; by: string } | undefined;
  why: string;
  state: PieceState;
  changes: readonly PieceChange[];
  isLive: boolean;
};
