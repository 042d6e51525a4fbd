import { isolateBidi } from "../bidi.ts";
import { billingFields } from "../order/checkout.ts";
import type { FieldError } from "../order/request.ts";
import { firstName, listInWords } from "../order/words.ts";
import { choiceName, type EntryChoice, type EntryFault, tooLong } from "./entry-form.ts";

type Refused = {
  errors: readonly FieldError[];
  /** The order that the offer has become meanwhile. */
  takenBy: string | null;
  /** For whom the offer is; "" where that is open. */
  name: string;
  /** Names of the pieces, line by line. */
  pieces: readonly string[];
  choices: readonly EntryChoice[];
};

/** Why the shop refused the entered order: what is wrong at each field, and one sentence about the rest. */
export type EntryRefusal = { faults: readonly EntryFault[]; sentence: string };

const nothing = "Nothing was stored.";

export function describeEntryRefusal({ errors, takenBy, name, pieces, choices }: Refused): EntryRefusal {
  if (takenBy !== null) return { faults: [], sentence: takenInWords(name, takenBy) };
  const faults = errors.flatMap((error) => fieldFault(error, choices));
  const sentence = endInWords(errors) ?? linesInWords(errors, pieces) ?? changeInWords(errors);
  return { faults, sentence: sentence ?? (faults.length > 0 ? "" : `The shop refused it. ${nothing}`) };
}

function takenInWords(name: string, number: string): string {
  if (name === "") return `It has just been ordered: ${number}.`;
  return `${isolateBidi(firstName(name))} has just ordered it herself: ${number}.`;
}

function fieldFault({ field, reason }: FieldError, choices: readonly EntryChoice[]): EntryFault[] {
  const [group, place = "", choice = ""] = field.split(".");
  const billing = billingFields.find(({ name }) => group === "customer" && name === place);
  if (billing) {
    const unreadable = "There is a sign in here that we can’t read. Please type it anew.";
    const sentences = { "too-long": tooLong(billing.name), empty: billing.sentence, missing: billing.sentence };
    return [{ name: billing.name, words: sentences[reason as keyof typeof sentences] ?? unreadable }];
  }
  const open = group === "lines" && choices.find(({ name }) => name === choiceName(Number(place), choice));
  return open ? [{ name: open.name, words: open.missing }] : [];
}

function endInWords(errors: readonly FieldError[]): string | undefined {
  const has = (reason: FieldError["reason"]) => errors.some((error) => error.reason === reason);
  if (has("offer-run-out")) return `The offer has run out. ${nothing}`;
  if (has("offer-withdrawn")) return `The offer was withdrawn. ${nothing}`;
  return undefined;
}

/** "Laila has been sold meanwhile. Nothing was stored." */
function linesInWords(errors: readonly FieldError[], pieces: readonly string[]): string | undefined {
  const ofLine = (reasons: readonly FieldError["reason"][]) =>
    errors.filter(({ field, reason }) => field.startsWith("lines.") && reasons.includes(reason));
  const nameOf = ({ field }: FieldError) => pieces[Number(field.split(".")[1])] ?? "A piece";
  const gone = [...new Set(ofLine(["sold-out", "unknown-product"]).map(nameOf))];
  if (gone.length > 0)
    return `${listInWords(gone)} ${gone.length > 1 ? "have" : "has"} been sold meanwhile. ${nothing}`;
  const [few] = ofLine(["only-left"]);
  if (!few) return undefined;
  return `Only ${few.detail} of ${nameOf(few)} ${few.detail === "1" ? "is" : "are"} left. ${nothing}`;
}

function changeInWords(errors: readonly FieldError[]): string | undefined {
  const isOther = errors.some(({ reason }) => reason === "price-changed");
  return isOther ? `The offer was changed meanwhile, and is shown as it is now. ${nothing}` : undefined;
}
