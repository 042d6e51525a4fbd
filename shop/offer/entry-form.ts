import { maxLengths } from "../limits.ts";
import { canBeEmailAddress } from "../messages/email-address.ts";
import {
  type BillingField,
  billingFields,
  type Customer,
  emailSentence,
  type Payment,
  phoneQuestion,
} from "../order/checkout.ts";
import { type EnteredSource, enteredSources } from "../order/source.ts";
import { canBeRung } from "../phone.ts";
import type { ChoiceField } from "../pieces/choices.ts";
import type { Choices } from "../pieces/product.ts";
import { leftOf } from "../pieces/stock.ts";
import { cleanText, isBlank } from "../typed-text.ts";
import { choiceHeading, chooseInWords } from "./desk-words.ts";
import { type OfferLine, openChoices } from "./offer.ts";
import type { AskedEntry, OfferPiece } from "./offer-desk.ts";

/** The form in which the seller enters the address that the shopper has sent. Its fields by name, as typed. */
export type TypedEntry = Readonly<Record<string, string>>;

/** A choice that the offer leaves open. `name` is its field in the form. */
export type EntryChoice = {
  name: string;
  line: number;
  field: ChoiceField;
  heading: string;
  missing: string;
  options: readonly { value: string; label: string; isGone: boolean }[];
};

export const entryPayments = {
  cash: { title: "Cash", line: "at the door" },
  online: { title: "Online", line: "not paid yet" },
  paid: { title: "Online", line: "paid already" },
} as const;
export type EntryPayment = keyof typeof entryPayments;

/** What is wrong with the field of this name. */
export type EntryFault = { name: string; words: string };

export function entryChoices(lines: readonly OfferLine[], pieces: readonly OfferPiece[]): EntryChoice[] {
  return lines.flatMap((line, index) => {
    const piece = line.own ? undefined : pieces.find(({ id }) => id === line.id);
    if (!piece) return [];
    return openChoices(line, piece).map((field) => ({
      name: choiceName(index, field),
      line: index,
      field,
      heading: choiceHeading(piece.name, field),
      missing: chooseInWords(piece.name, field),
      options: optionsOf(piece, field),
    }));
  });
}

export function choiceName(line: number, field: string): string {
  return `choice-${line}-${field}`;
}

function optionsOf({ sizes = [], scents = [], kilos = [], stock }: OfferPiece, field: ChoiceField) {
  const offered = {
    size: sizes.map((size) => ({ value: size, label: size, isGone: leftOf(stock, size) === 0 })),
    withDupatta: [
      { value: "yes", label: "With dupatta", isGone: false },
      { value: "no", label: "Without", isGone: false },
    ],
    scent: scents.map((scent) => ({ value: scent, label: scent, isGone: false })),
    kilos: kilos.map((kilo) => ({ value: String(kilo), label: `${kilo} kg`, isGone: false })),
  };
  return offered[field];
}

export type ReadEntry =
  | { ok: true; entry: Omit<AskedEntry, "key" | "total"> }
  | { ok: false; faults: readonly EntryFault[] };

/** The checkout's rules, except that e-mail may be empty. */
export function readEntry(typed: TypedEntry, choices: readonly EntryChoice[], lineCount: number): ReadEntry {
  const customer = customerIn(typed);
  const faults = [...customerFaults(customer, cleanText(typed.asked ?? "", "one")), ...choiceFaults(typed, choices)];
  if (faults.length > 0) return { ok: false, faults };
  const pays = typed.pays === "online" || typed.pays === "paid" ? typed.pays : "cash";
  const payment: Payment = pays === "cash" ? "cod" : "online";
  const entry = {
    customer,
    choices: Array.from({ length: lineCount }, (_, line) => chosenFor(line, typed, choices)),
    payment,
    isPaid: pays === "paid",
    source: sourceIn(typed),
  };
  return { ok: true, entry };
}

function sourceIn({ source }: TypedEntry): EnteredSource {
  return enteredSources.find((known) => known === source) ?? enteredSources[0];
}

function customerIn(typed: TypedEntry): Customer {
  const text = (name: BillingField) => cleanText(typed[name] ?? "", name === "address" ? "many" : "one");
  const email = text("email");
  return {
    name: text("name"),
    email: isBlank(email) ? "" : email,
    address: text("address"),
    city: text("city"),
    phone: text("phone"),
  };
}

function customerFaults(customer: Customer, asked: string): EntryFault[] {
  return entryFields.flatMap((name) => {
    const words = fieldFault(name, customer[name], asked);
    return words ? [{ name, words }] : [];
  });
}

/** A phone number that can't be rung is questioned once: `asked` is the one that was asked about. */
function fieldFault(name: BillingField, value: string, asked: string): string | undefined {
  if (value.length > maxLengths[name]) return tooLong(name);
  if (name === "email") return value === "" || canBeEmailAddress(value) ? undefined : emailSentence;
  if (isBlank(value)) return billingFields.find((field) => field.name === name)?.sentence;
  return name === "phone" && value !== asked && !canBeRung(value) ? phoneQuestion : undefined;
}

export function tooLong(name: BillingField): string {
  return `Please keep this within ${maxLengths[name]} letters.`;
}

/** In the order in which the desk asks for them. */
export const entryFields = ["name", "phone", "address", "city", "email"] as const satisfies readonly BillingField[];

function choiceFaults(typed: TypedEntry, choices: readonly EntryChoice[]): EntryFault[] {
  return choices.flatMap(({ name, options, missing }) =>
    options.some(({ value }) => value === typed[name]) ? [] : [{ name, words: missing }],
  );
}

function chosenFor(line: number, typed: TypedEntry, choices: readonly EntryChoice[]): Choices {
  const chosen = choices
    .filter((choice) => choice.line === line)
    .map(({ field, name }) => [field, typed[name]] as const);
  const values = Object.fromEntries(chosen);
  return {
    ...(values.size !== undefined && { size: values.size }),
    ...(values.withDupatta !== undefined && { withDupatta: values.withDupatta === "yes" }),
    ...(values.scent !== undefined && { scent: values.scent }),
    ...(values.kilos !== undefined && { kilos: Number(values.kilos) }),
  };
}
