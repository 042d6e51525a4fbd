import type { TypedReview } from "../../shop/review/written-review.ts";
import { fits } from "../../shop/shape.ts";

/** What was typed, stored on this device until it was sent. Without storage it lives as long as the page. */

const keyOf = (number: string, id: number) => `naqsh-review-${number}-${id}`;
const names = ["rating", "words", "name", "city"] as const;

export function readDraft(number: string, id: number): TypedReview | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(number, id)) ?? "null");
    return fits<TypedReview>(stored, { rating: "string", words: "string", name: "string", city: "string" })
      ? stored
      : undefined;
  } catch {
    return undefined;
  }
}

export function storeDraft(number: string, id: number, typed: TypedReview): void {
  try {
    localStorage.setItem(keyOf(number, id), JSON.stringify(typed));
  } catch {
    // She can do nothing about it.
  }
}

export function removeDraft(number: string, id: number): void {
  try {
    localStorage.removeItem(keyOf(number, id));
  } catch {
    // It couldn't be stored, either.
  }
}

export function typedIn(form: HTMLFormElement): TypedReview {
  const data = new FormData(form);
  const [rating, words, name, city] = names.map((each) => String(data.get(each) ?? ""));
  return { rating: rating ?? "", words: words ?? "", name: name ?? "", city: city ?? "" };
}

export function typeInto(form: HTMLFormElement, typed: TypedReview): void {
  for (const name of names) {
    const field = form.elements.namedItem(name);
    if (field instanceof Element ? "value" in field : field) (field as HTMLInputElement).value = typed[name];
  }
}
