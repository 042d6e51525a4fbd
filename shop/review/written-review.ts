import { cleanText, isBlank } from "../typed-text.ts";
import { type Rating, ratings } from "./review.ts";
import { reviewLimits } from "./writing.ts";

/** What a shopper writes about a piece. Name and city are as she wants them shown; each may be empty. */
export type WrittenReview = { rating: Rating; words: string; name: string; city: string };

/** too-heavy: all photographs together. The last three are of one photograph, refused as a screenshot is. */
export const writingFaults = [
  "no-rating",
  "too-long",
  "changed",
  "too-many",
  "gone",
  "too-many-photos",
  "too-heavy",
  "too-large",
  "not-a-picture",
  "unreadable",
] as const;
export type WritingFault = (typeof writingFaults)[number];

/** Shown at the form; nothing that was typed is lost. */
export const writingSentences: Readonly<Record<WritingFault, string>> = {
  "no-rating": "How many nuqtas? One is not right, five is just right.",
  "too-long": "This is longer than 2,000 signs. Shorten it a little.",
  changed: "Something changed here meanwhile. Your words are still here: send them again if you want them to stand.",
  "too-many": "Too many changes in a short time. Try again in an hour.",
  gone: "This piece can’t be reviewed any more.",
  "too-many-photos": "Up to three photographs. Leave one out.",
  "too-heavy": "The photographs are larger than 20 MB together. Leave one out, or make them smaller.",
  "too-large": "This photograph is larger than 10 MB. Choose another one.",
  "not-a-picture": "This isn’t a picture. Choose a JPEG, PNG, WebP or HEIC.",
  unreadable: "We can’t read this photograph. Choose another one.",
};

/** The fields as typed. */
export type TypedReview = { rating: string; words: string; name: string; city: string };

/** Names and cities of more than 40 characters are cut, which the field already prevents; words are never cut. */
export function parseReview(
  typed: TypedReview,
): { ok: true; written: WrittenReview } | { ok: false; fault: WritingFault } {
  const rating = ratings.find((each) => String(each) === typed.rating);
  if (!rating) return { ok: false, fault: "no-rating" };
  const words = tidy(typed.words, "many");
  if (words.length > reviewLimits.words) return { ok: false, fault: "too-long" };
  const name = shorten(tidy(typed.name, "one"), reviewLimits.name);
  const city = shorten(tidy(typed.city, "one"), reviewLimits.city);
  return { ok: true, written: { rating, words, name, city } };
}

function tidy(text: string, lines: "one" | "many"): string {
  const cleaned = cleanText(text, lines);
  return isBlank(cleaned) ? "" : cleaned;
}

/** By whole characters: half an emoji can't be stored. */
function shorten(text: string, most: number): string {
  let short = "";
  for (const character of text) {
    if (short.length + character.length > most) break;
    short += character;
  }
  return short.trim();
}

/** "Ayesha, Lahore" */
export function shownName({ name, city }: { name: string; city: string }): string {
  return [name, city].filter(Boolean).join(", ") || nobodyNamed;
}

/** Of whoever left both fields empty, or was forgotten. */
export const nobodyNamed = "Somebody who got it";
