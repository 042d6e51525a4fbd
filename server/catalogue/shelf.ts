import { createEdition, type Edition, type EditionSource } from "../../catalogue/edition.ts";
import { type LiveRecords, mergeRecords, noRecords } from "./live-records.ts";

/** Where the current edition lies. Whoever takes it ends with what she began with: editions never change. */
export type Shelf = {
  /** What stands in the files. */
  files: EditionSource;
  current(): Edition;
  /** What the database has in the place of the files. */
  records(): LiveRecords;
  /** Puts the next edition there, between two requests. */
  put(records: LiveRecords): void;
  /** Told after each change. */
  onChange(listener: (before: Edition, after: Edition) => void): void;
};

export function createShelf(files: EditionSource): Shelf {
  const listeners: ((before: Edition, after: Edition) => void)[] = [];
  let records = noRecords;
  let current = createEdition(files);
  return {
    files,
    current: () => current,
    records: () => records,
    put(next) {
      const before = current;
      records = next;
      current = createEdition(mergeRecords(files, next));
      for (const listener of listeners) listener(before, current);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
