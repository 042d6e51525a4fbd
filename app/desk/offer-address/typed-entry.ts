import type { TypedFields } from "../../../shop/editor/piece-form.ts";
import { type EntryChoice, type EntryFault, entryFields, type TypedEntry } from "../../../shop/offer/entry-form.ts";
import type { DeskOffer } from "../../../shop/offer/offer-desk.ts";
import { type EnteredSource, enteredSources } from "../../../shop/order/source.ts";

/** What was typed, and why it was refused. */
export type RefusedEntry = {
  typed: TypedEntry;
  faults: readonly EntryFault[];
  sentence: string;
  takenBy: string | null;
};

/** The form's fields; `asked` is the phone number that was questioned, `key` the request's. */
function fieldNames(choices: readonly EntryChoice[]): string[] {
  return ["key", "asked", ...entryFields, "pays", "source", ...choices.map(({ name }) => name)];
}

export function typedEntry(fields: TypedFields, choices: readonly EntryChoice[]): TypedEntry {
  return Object.fromEntries(fieldNames(choices).map((name) => [name, fields.get(name)]));
}

export function blankEntry(
  { terms: { name, phone } }: DeskOffer,
  choices: readonly EntryChoice[],
  key: string,
  source: EnteredSource = enteredSources[0],
): TypedEntry {
  const empty = Object.fromEntries(fieldNames(choices).map((field) => [field, ""]));
  return { ...empty, key, name, phone, pays: "cash", source };
}

/** A draft of before; its fields may be those of an older state of the offer. */
export function restoredEntry(blank: TypedEntry, draft: Readonly<Record<string, unknown>>): TypedEntry {
  const known = Object.entries(blank).map(([name, value]) => {
    const stored = draft[name];
    return [name, typeof stored === "string" ? stored : value];
  });
  return Object.fromEntries(known);
}

/** Fields whose change is worth a draft. */
export function entryChanges(one: TypedEntry, other: TypedEntry): { label: string }[] {
  return Object.keys(one)
    .filter((name) => name !== "key" && name !== "asked" && one[name] !== other[name])
    .map((label) => ({ label }));
}
