import { createEdition, type Edition, type EditionSource } from "../../catalogue/edition.ts";
import { type LiveRecords, mergeRecords, noRecords } from "./live-records.ts";

/** Holds the current edition. Editions are immutable: a request ends with the one it began with. */
export type Editions = {
  /** The edition of the files alone. */
  files: EditionSource;
  current(): Edition;
  /** The records of the database that replace those of the files. */
  records(): LiveRecords;
  /** Makes the next edition the current one. */
  update(records: LiveRecords): void;
  /** Called after each update. */
  onChange(listener: (before: Edition, after: Edition) => void): void;
};

export function createEditions(files: EditionSource): Editions {
  const listeners: ((before: Edition, after: Edition) => void)[] = [];
  let records = noRecords;
  let current = createEdition(files);
  return {
    files,
    current: () => current,
    records: () => records,
    update(next) {
      const before = current;
      records = next;
      current = createEdition(mergeRecords(files, next));
      for (const listener of listeners) listener(before, current);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
