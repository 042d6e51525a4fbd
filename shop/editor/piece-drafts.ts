/** The desk's port for pieces that aren't finished. They are in no edition; everybody's devices see them. */
export type PieceDrafts = {
  /** Newest first. */
  list(): Promise<readonly PieceDraft[]>;
  count(): Promise<number>;
  find(id: number): Promise<PieceDraft | undefined>;
  /** Turns photographs that were uploaded for drafts, and are ready, into a draft each. */
  begin(): Promise<void>;
  /** Without an id, and for a draft that is gone, it makes a new one. */
  save(asked: { id: number | undefined; revision: number; record: DraftRecord }): Promise<DraftAnswer>;
  remove(id: number): Promise<void>;
};

/** A piece's record as far as it is filled in; not validated. */
export type DraftRecord = Readonly<Record<string, unknown>>;

export type PieceDraft = {
  id: number;
  record: DraftRecord;
  revision: number;
  saved: { at: number; by: string };
};

export type DraftAnswer =
  | { outcome: "saved"; id: number }
  /** Somebody else saved it meanwhile. */
  | { outcome: "changed"; latest: PieceDraft };

/** What photographs for drafts are uploaded for; see `AskedUpload`. */
export const draftsPlace = "drafts";

/** What further pictures of a draft are uploaded for. */
export function draftPlace(id: number): string {
  return `draft-${id}`;
}

/** "2 drafts", "Drafts" where there are none. */
export function draftsInWords(count: number): string {
  if (count === 0) return "Drafts";
  return count === 1 ? "1 draft" : `${count} drafts`;
}
