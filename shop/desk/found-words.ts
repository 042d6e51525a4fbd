import { isolateBidi } from "../bidi.ts";
import { type Parcel, parcelInWords } from "../order/courier.ts";
import { parseOrderSearch, plain, trackingPart } from "./order-search.ts";

export type MarkedText = { text: string; isFound: boolean };

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A text with the words of a search marked in it. `isGrouped` looks past the dashes and spaces of numbers. */
export function markFound(text: string, search: string | undefined, { isGrouped = false } = {}): MarkedText[] {
  const terms = search ? parseOrderSearch(search).terms : [];
  const patterns = terms.flatMap((term) => {
    if (!isGrouped || !/\d/.test(term)) return escaped(term);
    return [...(trackingPart(term) ?? term)].map(escaped).join("[ ./-]?");
  });
  if (patterns.length === 0) return [{ text, isFound: false }];
  return text
    .split(new RegExp(`(${patterns.join("|")})`, "giu"))
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** What an order is found by that its row doesn't show. */
export type HiddenPlaces = {
  /** What the row shows, or what needs no explanation: number, name, city, phone, pieces. */
  shown: string;
  email: string;
  /** The shopper's, then private ones. */
  notes: readonly string[];
  parcel: Parcel | undefined;
};

/** The line under a row that was found by its e-mail, a note or the tracking number; "" where the row says it all. */
export function hitLine({ shown, email, notes, parcel }: HiddenPlaces, search: string): string {
  const isMissing = (term: string) => !plain(shown).includes(term);
  const hidden = parseOrderSearch(search).terms.filter(isMissing);
  for (const term of hidden) {
    const note = notes.find((text) => plain(text).includes(term));
    if (note !== undefined) return `Note: “${isolateBidi(excerpt(plainSpaces(note), term))}”`;
    const number = trackingPart(term);
    if (
      parcel &&
      number &&
      parcel.tracking
        .toLowerCase()
        .replace(/[ ./-]/g, "")
        .includes(number)
    )
      return `Sent ${parcelInWords(parcel)}`;
    if (plain(email).includes(term)) return email;
  }
  return "";
}

const plainSpaces = (text: string) => text.replace(/\s+/gu, " ").trim();

const longest = 90;

/** A long note is cut to the words around the term. */
function excerpt(note: string, term: string): string {
  if (note.length <= longest) return note;
  const at = Math.max(0, note.toLowerCase().indexOf(term));
  const start = Math.max(0, Math.min(at - longest / 3, note.length - longest));
  const from = start === 0 ? 0 : note.indexOf(" ", start) + 1;
  const end = from + longest;
  const to = end >= note.length ? note.length : Math.max(note.lastIndexOf(" ", end), at + term.length);
  return `${from > 0 ? "… " : ""}${note.slice(from, to)}${to < note.length ? " …" : ""}`;
}
