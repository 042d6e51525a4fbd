import type { ShareShape, ShareWords } from "./share-words.ts";

/** A piece as shoppers see it now. */
export type ShareablePiece = {
  id: number;
  name: string;
  words: ShareWords;
  /** Letters of its name and noun line that no typeface of the pictures has. */
  undrawn: string;
  /** Changes with what the pictures show: part of their address, so that a changed one is drawn. */
  tag: string;
};

/** The desk's port for pictures of pieces that are posted elsewhere. */
export type ShareDesk = {
  /** Undefined where shoppers don't see the piece. */
  find(id: number, withPrice: boolean): Promise<ShareablePiece | undefined>;
  /** A JPEG; undefined where it could not be drawn. */
  draw(id: number, shape: ShareShape, withPrice: boolean): Promise<Uint8Array<ArrayBuffer> | undefined>;
};
