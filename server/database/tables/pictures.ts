import type { Generated } from "kysely";

/** Pictures that were uploaded at the desk, until the seller removes them or they expire. */
export type PictureUploadsTable = {
  id: string;
  kind: string;
  /** The uploaded file's name. */
  label: string;
  /** What it was uploaded for, such as a piece. */
  place: string;
  width: number;
  height: number;
  state: string;
  /** JSON; null before it is used. */
  frames: string | null;
  /** The part that the names of its finished pictures share; null before it is used. */
  name_key: string | null;
  made: Generated<number>;
  /** How often making its versions was started. */
  attempts: Generated<number>;
  /** The server that has it in its queue. */
  maker: string | null;
  /** That server's last heartbeat. */
  worked_at: Generated<number>;
  created_at: number;
  touched_at: number;
  /** The working copy: a JPEG, upright, without metadata. */
  bytes: Uint8Array;
};

/** Finished pictures, beside those of the files. */
export type PicturesTable = {
  name: string;
  hash: string;
  width: number;
  height: number;
  tone: string;
  colour: string;
  /** "here", or "gone": no record named it, and its files were removed. */
  state: string;
  /** The edition in which it appeared, or went. */
  edition: number;
  /** When it was made, or went. */
  made_at: number;
};

export type PictureFilesTable = { file: string; name: string; bytes: Uint8Array };
