import type { ReactNode } from "react";
import type { PieceChange, PieceField } from "../../../shop/editor/piece-changes.ts";
import type { PieceFacts, RecordFault } from "../../../shop/editor/piece-desk.ts";
import type { PieceRecord } from "../../../shop/pieces/product.ts";

export type PartProps = {
  /** What the form begins with. */
  shown: Readonly<Record<string, unknown>>;
  saved: PieceRecord;
  changes: readonly PieceChange[];
  faults: readonly RecordFault[];
  facts: PieceFacts;
  putBack: (field: string) => void;
};

export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-9 md:mt-11">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="section-title">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type WasProps = Pick<PartProps, "changes" | "putBack"> & { field: PieceField };

/** "Was 92,000. Put it back", below a field that has changed. */
export function Was({ changes, field, putBack }: WasProps) {
  const change = changes.find((each) => each.field === field);
  if (!change) return null;
  const was = change.from.length > 60 ? `${change.from.slice(0, 60)}…` : change.from;
  return (
    <p className="mt-1.5 break-words text-14 text-ink-2">
      Was {was === "" ? "empty" : <bdi>{was}</bdi>}.{" "}
      <button
        type="button"
        onClick={() => putBack(field)}
        className="min-h-6 font-semibold text-accent-deep underline underline-offset-3"
      >
        Put it back
      </button>
    </p>
  );
}

/** A field of the record as a list of texts; empty where it is none. */
export function listIn(record: Readonly<Record<string, unknown>>, field: string): readonly string[] {
  const value = record[field];
  return Array.isArray(value) ? value.map(String) : [];
}
