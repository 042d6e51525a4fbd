import type { PictureRef } from "../pieces/picture.ts";

/**
 * What the desk's screens may ask about pictures that are sent to the shop, and do with them. One is taken, looked at
 * through a frame, and used: then its versions are made in line, one at a time. It is part of a piece, or of a banner's
 * slide, when a record that names it is saved.
 *
 * Over HTTP, for whoever is signed in; changes come from the desk's own pages only. `shop/desk/desk-paths.ts` has the paths.
 *
 * | request | what it does | answer |
 * |---|---|---|
 * | `POST /desk/pictures?kind=piece&label=IMG_2044.jpg&place=piece-12`, the file itself as the body | `take` | 201 with the `Upload`; or `{"reason"}` with 413, 415, 422 or 503 |
 * | `GET /desk/pictures/{id}` | `look` | the working copy, image/jpeg |
 * | `GET /desk/pictures/{id}.json` | `state` | the `Upload`, or 404 |
 * | `POST /desk/pictures/{id}`, a form with `intent=use` and `turn`, `x`, `y`, `width`, `height` (for a banner `mobile.turn`, …, `desktop.height`) | `use` | 200 with the `Upload`; or `{"reason"}` with 422 or 404 |
 * | `POST /desk/pictures/{id}`, a form with `intent=leave-out` | `leaveOut` | 200 with `{}` |
 */
export type PictureDesk = {
  /** Reads what was sent, upright and without a word about where it was taken, and keeps a working copy of it. */
  take(bytes: AsyncIterable<Uint8Array> | Uint8Array, asked: AskedUpload): Promise<TakeAnswer>;
  /** The working copy. */
  look(id: string): Promise<{ type: string; bytes: Uint8Array } | undefined>;
  state(id: string): Promise<Upload | undefined>;
  /** Those that were sent for this place, in their order, until they are left out or forgotten. */
  list(place: string): Promise<readonly Upload[]>;
  /** Has its versions made as the frames show it. Asked again with others, it is made again. */
  use(id: string, frames: Frames): Promise<UseAnswer>;
  /** Stops what is being made of it and forgets it. What it has become already stays for whoever names it. */
  leaveOut(id: string): Promise<void>;
};

export const uploadKinds = ["piece", "banner"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** `label` is what she calls it, its file's name; `place` what it was sent for, such as `piece-12`. */
export type AskedUpload = { kind: UploadKind; label?: string; place?: string };

export type TakeAnswer = { ok: true; upload: Upload } | { ok: false; reason: TakeFault };

export const takeFaults = ["too-large", "too-many-pixels", "no-picture", "heic", "busy", "cut-off"] as const;
export type TakeFault = (typeof takeFaults)[number];

export type UploadState = "to-frame" | "making" | "ready" | "failed";

export type Upload = {
  id: string;
  kind: UploadKind;
  label: string;
  place: string;
  /** Of the working copy. */
  width: number;
  height: number;
  state: UploadState;
  /** How many of its versions are made; `of` is 0 before it is used. */
  made: number;
  of: number;
  /** As it was last used. */
  frames?: Frames;
  /** Once it is ready. A piece's record names it by its `name`. */
  picture?: PictureRef;
  /** Once it is ready, for a banner's slide: its `art` names both. */
  art?: { mobile: PictureRef; desktop: PictureRef };
};

/** What of the picture is shown: it is turned clockwise first, then cut, in pixels of the turned working copy. */
export type Frame = { turn: Turn; x: number; y: number; width: number; height: number };

export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

export type Frames = { piece: Frame } | { mobile: Frame; desktop: Frame };

export type UseAnswer = { ok: true; upload: Upload } | { ok: false; reason: "gone" | "bad-frame" };

export const maxUploadBytes = 20 * 1024 * 1024;
export const maxUploadPixels = 50_000_000;

/** No smaller: the frame would show next to nothing, many times enlarged. */
export const leastFrame = 120;
