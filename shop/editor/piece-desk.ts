import type { PictureRef } from "../pieces/picture.ts";
import type { Badge, ListingSlug, PieceRecord } from "../pieces/product.ts";
import type { Stock } from "../pieces/stock.ts";
import type { PieceChange } from "./piece-changes.ts";

/** What the desk's screens may ask about pieces, and do with them. Whatever is saved is live. */
export type PieceDesk = {
  facts: PieceFacts;
  /** Every piece, those off the shop among them, in the order of the shop. */
  list(): Promise<readonly PieceRow[]>;
  find(id: number): Promise<DeskPiece | undefined>;
  /** The id that a new piece gets. */
  nextId(): Promise<number>;
  save(asked: AskedSave): Promise<PieceAnswer>;
  setOff(id: number, isOff: boolean, seen: number): Promise<PieceAnswer>;
  /** Newest first. */
  versions(id: number): Promise<readonly PieceVersion[]>;
  /** A piece as it was in this version; 0 is the files'. */
  version(id: number, version: number): Promise<PieceRecord | undefined>;
  restore(id: number, version: number, seen: number): Promise<PieceAnswer>;
  pictures(names: readonly string[]): readonly PictureRef[];
};

/** What a record may be made of, in the words of the shop. */
export type PieceFacts = {
  /** With the listing that each is at home in. */
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
  /** 0 while it stands as the files have it. */
  version: number;
  picture: PictureRef | undefined;
};

export type DeskPiece = {
  record: PieceRecord;
  state: PieceState;
  version: number;
  /** Who saved this version; nobody while it stands as the files have it. */
  saved: { at: number; by: string } | undefined;
  stock: Stock | undefined;
  pictures: readonly PictureRef[];
};

/** `seen` is the version that was on the screen, `stock.seen` the count that was. */
export type AskedSave = {
  /** As it was typed, not yet believed. */
  record: { id: number } & Readonly<Record<string, unknown>>;
  seen: number;
  stock?: StockChange | undefined;
  /** A piece that nobody may have saved before. */
  isNew?: boolean;
};

export type StockChange = { seen: Stock | undefined; next: Stock | undefined };

/** In the words of the catalogue's check, which read on after the field's name. */
export type RecordFault = { field: string; reason: string };

export type PieceAnswer =
  | { outcome: "saved"; id: number; version: number }
  | { outcome: "unchanged" | "unknown" }
  | { outcome: "refused"; faults: readonly RecordFault[] }
  /** Somebody has saved it since: how it is now, and how it was when it was opened. */
  | { outcome: "changed"; latest: DeskPiece; base: PieceRecord | undefined }
  /** An order has taken of it since, or put back. */
  | { outcome: "counted"; stock: Stock | undefined };

export type PieceVersion = {
  version: number;
  /** Nothing for the files the shop began with. */
  saved: { at: number; by: string } | undefined;
  why: string;
  state: PieceState;
  changes: readonly PieceChange[];
  isLive: boolean;
};
