import type { StockChange } from "../../../shop/editor/piece-desk.ts";
import { stockIn } from "../../../shop/editor/piece-form.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { isRecord } from "../../../shop/record.ts";

/** What somebody typed and hasn't saved, stored on this device. */
export type Draft = {
  person: string;
  seen: number;
  typed: Readonly<Record<string, unknown>>;
  /** Pictures that it names and no saved record does yet. */
  pictures?: readonly PictureRef[];
  /** The count that was typed, and the one that was on the screen. */
  recount?: StockChange | undefined;
  /** What the piece costs, as it was typed and as it was on the screen. */
  cost?: { typed: string; seen: string } | undefined;
};

/** The name of what is typed for a new piece. */
export const newPieceDraft = "new piece";

const prefix = "desk-draft:";

/** Where the browser stores nothing (a private window, a full disk) there are no drafts. */
function orUndefined<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export function readDraft(name: string, person: string): Draft | undefined {
  const stored: unknown = orUndefined(() => JSON.parse(localStorage.getItem(prefix + name) ?? "null"));
  if (!isRecord(stored) || stored.person !== person || !isRecord(stored.typed)) return undefined;
  const pictures = Array.isArray(stored.pictures) ? stored.pictures.filter(isPicture) : [];
  const { recount, cost } = stored;
  return {
    person,
    seen: Number(stored.seen) || 0,
    typed: stored.typed,
    pictures,
    recount: isRecord(recount) ? { seen: stockIn(recount.seen), next: stockIn(recount.next) } : undefined,
    cost: isRecord(cost) ? { typed: String(cost.typed), seen: String(cost.seen) } : undefined,
  };
}

function isPicture(value: unknown): value is PictureRef {
  return isRecord(value) && [value.name, value.hash, value.tone].every((text) => typeof text === "string");
}

export function storeDraft(name: string, draft: Draft): void {
  orUndefined(() => localStorage.setItem(prefix + name, JSON.stringify(draft)));
}

export function dropDraft(name: string): void {
  orUndefined(() => localStorage.removeItem(prefix + name));
}

/** On signing out. */
export function dropAllDrafts(): void {
  orUndefined(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}
