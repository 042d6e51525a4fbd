import type { ChoiceField, ChoiceOptions } from "../pieces/choices.ts";
import type { Choices } from "../pieces/product.ts";
import { leftOf, type Stock } from "../pieces/stock.ts";
import { type OfferLine, openChoices } from "./offer.ts";

type Offered = ChoiceOptions & { stock?: Stock | undefined };
type LookUp = (id: number) => Offered | undefined;

/** Of a field in the offer's form, and of a parameter in its address. */
export const choiceName = (field: ChoiceField, index: number): string => `${field}-${index}`;

/** What may be chosen, as the form's tiles show it. A size that has sold out isn't offered. */
export function choiceOptions(field: ChoiceField, { sizes, scents, kilos, stock }: Offered): readonly string[] {
  const options = {
    size: sizes?.filter((size) => leftOf(stock, size) !== 0),
    withDupatta: ["Yes", "No"],
    scent: scents,
    kilos: kilos?.map(String),
  };
  return options[field] ?? [];
}

function readChoice(field: ChoiceField, text: string | null): Choices {
  if (!text) return {};
  if (field === "withDupatta") return text === "Yes" || text === "No" ? { withDupatta: text === "Yes" } : {};
  if (field === "kilos") return Number.isSafeInteger(Number(text)) ? { kilos: Number(text) } : {};
  return { [field]: text };
}

/** What the shopper chose, line by line. Choices that the seller made, or that the piece doesn't have, are ignored. */
export function readOfferChoices(lines: readonly OfferLine[], lookup: LookUp, typed: URLSearchParams): Choices[] {
  return lines.map((line, index) => {
    const fields = openChoices(line, line.own ? undefined : lookup(line.id));
    return Object.assign({}, ...fields.map((field) => readChoice(field, typed.get(choiceName(field, index)))));
  });
}

/** The same choices as the query of an address: "?size-1=17", or "". */
export function offerChoicesQuery(choices: readonly Choices[]): string {
  const query = new URLSearchParams();
  for (const [index, chosen] of choices.entries())
    for (const [field, value] of Object.entries(chosen))
      query.set(choiceName(field as ChoiceField, index), optionText(value));
  return query.size > 0 ? `?${query}` : "";
}

/** How a tile shows what was chosen; undefined if nothing was. */
export function chosenOption(field: ChoiceField, chosen: Choices = {}): string | undefined {
  const { [field]: value } = chosen;
  return value === undefined ? undefined : optionText(value);
}

function optionText(value: string | number | boolean): string {
  return value === true ? "Yes" : value === false ? "No" : String(value);
}
