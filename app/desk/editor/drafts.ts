import type { StockChange } from "../../../shop/editor/piece-desk.ts";
import { stockIn } from "../../../shop/editor/piece-form.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { isRecord } from "../../../shop/record.ts";

/** What was typed and isn't saved, kept on this device for whoever typed it. */
export type Draft = {
  person: string;
  seen: number;
  typed: Readonly<Record<string, unknown>>;
  /** Pictures that it names and no saved record does yet. */
  pictures?: readonly PictureRef[];
  /** What was counted, and from what. */
  recount?: StockChange | undefined;
};

const prefix = "desk-draft:";

/** Where the browser keeps nothing (a private window, a full disk) there is no draft, and nothing breaks. */
function quietly<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export function readDraft(name: string, person: string): Draft | undefined {
  const kept: unknown = quietly(() => JSON.parse(localStorage.getItem(prefix + name) ?? "null"));
  if (!isRecord(kept) || kept.person !== person || !isRecord(kept.typed)) return undefined;
  const pictures = Array.isArray(kept.pictures) ? kept.pictures.filter(isPicture) : [];
  const { recount } = kept;
  return {
    person,
    seen: Number(kept.seen) || 0,
    typed: kept.typed,
    pictures,
    recount: isRecord(recount) ? { seen: stockIn(recount.seen), next: stockIn(recount.next) } : undefined,
  };
}

function isPicture(value: unknown): value is PictureRef {
  return isRecord(value) && [value.name, value.hash, value.tone].every((text) => typeof text === "string");
}

export function keepDraft(name: string, draft: Draft): void {
  quietly(() => localStorage.setItem(prefix + name, JSON.stringify(draft)));
}

export function dropDraft(name: string): void {
  quietly(() => localStorage.removeItem(prefix + name));
}

/** Whoever has signed out leaves nothing behind on this device. */
export function forgetDrafts(): void {
  quietly(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}
