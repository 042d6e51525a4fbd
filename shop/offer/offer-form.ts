import { ownPieceId } from "../cart/pricing.ts";
import type { TypedFields } from "../editor/piece-form.ts";
import type { Rupees } from "../money/rupees.ts";
import { type DeliveryChoice, deliveryChoices } from "../order/delivery-choice.ts";
import { dayOf, dayToText } from "../pakistan-days.ts";
import type { ChoiceField } from "../pieces/choices.ts";
import type { Shape } from "../shape.ts";
import { cleanText } from "../typed-text.ts";
import { maxOwnPictures, type OfferLine, type OfferTerms } from "./offer.ts";
import type { OfferPiece } from "./offer-desk.ts";
import { firstUntil, type UntilChoice, untilChoices } from "./until.ts";

const choiceFields = ["size", "withDupatta", "scent", "kilos"] as const satisfies readonly ChoiceField[];

/** A line as it stands in the form. */
export type TypedLine = {
  /** Part of its fields' names; it stays the same while lines are added and removed. */
  key: string;
  /** `ownPieceId` for a piece of its own. */
  id: number;
  quantity: string;
  agreed: string;
  /** "" leaves the choice to the shopper; a dupatta is "yes" or "no". */
  choices: Readonly<Record<ChoiceField, string>>;
  /** Of a piece of its own. */
  name: string;
  words: string;
  pictures: readonly string[];
};

/** The form for an offer, as it was typed. */
export type TypedOffer = {
  lines: readonly TypedLine[];
  delivery: DeliveryChoice;
  otherDelivery: string;
  until: UntilChoice;
  /** "2026-11-25", where a day of her own is chosen. */
  day: string;
  note: string;
  name: string;
  phone: string;
  advance: string;
};

/** The name of a line's field in the form. */
export function lineField(
  key: string,
  field: "id" | "quantity" | "agreed" | "name" | "words" | "picture" | ChoiceField,
) {
  return `line-${key}-${field}`;
}

const openLine = {
  quantity: "1",
  agreed: "",
  choices: { size: "", withDupatta: "", scent: "", kilos: "" },
  name: "",
  words: "",
  pictures: [],
};

export const blankOffer: TypedOffer = {
  lines: [],
  delivery: "shop",
  otherDelivery: "",
  until: firstUntil,
  day: "",
  note: "",
  name: "",
  phone: "",
  advance: "",
};

/** As a product page begins: with its dupatta. Everything else is left to the shopper. */
export function pieceLine({ id, dupatta }: Pick<OfferPiece, "id" | "dupatta">): Omit<TypedLine, "key"> {
  return { ...openLine, id, choices: { ...openLine.choices, withDupatta: dupatta ? "yes" : "" } };
}

export const ownLine: Omit<TypedLine, "key"> = { ...openLine, id: ownPieceId };

export function addLine(offer: TypedOffer, line: Omit<TypedLine, "key">): TypedOffer {
  const last = Math.max(0, ...offer.lines.map(({ key }) => Number(key)));
  return { ...offer, lines: [...offer.lines, { ...line, key: String(last + 1) }] };
}

export function removeLine(offer: TypedOffer, key: string): TypedOffer {
  return { ...offer, lines: offer.lines.filter((line) => line.key !== key) };
}

export function changeLine(offer: TypedOffer, key: string, change: (line: TypedLine) => TypedLine): TypedOffer {
  return { ...offer, lines: offer.lines.map((line) => (line.key === key ? change(line) : line)) };
}

const isKey = (text: string) => /^[1-9]\d{0,5}$/.test(text);

/** Reads the form's fields. Nothing is refused here; see `readTerms`. */
export function readOfferForm(fields: TypedFields): TypedOffer {
  const line = (name: string) => cleanText(fields.get(name), "one");
  return {
    lines: [...new Set(fields.all("line").filter(isKey))].map((key) => readLine(fields, key)),
    delivery: deliveryChoices.find((each) => each === fields.get("delivery")) ?? "shop",
    otherDelivery: line("otherDelivery"),
    until: untilChoices.find((each) => each === fields.get("until")) ?? firstUntil,
    day: line("day"),
    note: cleanText(fields.get("note"), "many"),
    name: line("name"),
    phone: line("phone"),
    advance: line("advance"),
  };
}

function readLine(fields: TypedFields, key: string): TypedLine {
  const line = (field: Parameters<typeof lineField>[1]) => cleanText(fields.get(lineField(key, field)), "one");
  const [size, withDupatta, scent, kilos] = choiceFields.map((field) => line(field));
  return {
    key,
    id: Number(line("id")) || ownPieceId,
    quantity: line("quantity"),
    agreed: line("agreed"),
    choices: { size: size ?? "", withDupatta: withDupatta ?? "", scent: scent ?? "", kilos: kilos ?? "" },
    name: line("name"),
    words: cleanText(fields.get(lineField(key, "words")), "many"),
    pictures: fields.all(lineField(key, "picture")).slice(0, maxOwnPictures),
  };
}

/** The terms of an offer, to be changed or offered again. A deadline that has passed is chosen anew. */
export function typedTerms(terms: OfferTerms, shopDelivery: Rupees, now: number): TypedOffer {
  const { delivery, note, name, phone, advance } = terms;
  const choice = delivery === shopDelivery ? "shop" : delivery === 0 ? "none" : "other";
  return {
    lines: terms.lines.map(typedLine),
    delivery: choice,
    otherDelivery: choice === "other" ? String(delivery) : "",
    ...typedUntil(terms.until, now),
    note,
    name,
    phone,
    advance: advance === 0 ? "" : String(advance),
  };
}

function typedUntil(until: number, now: number): Pick<TypedOffer, "until" | "day"> {
  if (until <= now) return { until: firstUntil, day: "" };
  const choices = { 0: "today", 1: "tomorrow", 3: "three-days" } as const;
  const ahead = dayOf(until) - dayOf(now);
  if (ahead === 0 || ahead === 1 || ahead === 3) return { until: choices[ahead], day: "" };
  return { until: "day", day: dayToText(dayOf(until)) };
}

export function typedLine(line: OfferLine, index: number): TypedLine {
  const shared = { ...openLine, key: String(index + 1), quantity: String(line.quantity), agreed: String(line.agreed) };
  if (line.own) return { ...shared, id: ownPieceId, ...line.own };
  const { id, size = "", withDupatta, scent = "", kilos = "" } = line;
  const dupatta = withDupatta === undefined ? "" : withDupatta ? "yes" : "no";
  return { ...shared, id, choices: { size, withDupatta: dupatta, scent, kilos: String(kilos) } };
}

/** Of a draft that this device has stored. */
export const typedOfferShape: Shape<TypedOffer> = {
  lines: [
    {
      key: "string",
      id: "number",
      quantity: "string",
      agreed: "string",
      choices: { size: "string", withDupatta: "string", scent: "string", kilos: "string" },
      name: "string",
      words: "string",
      pictures: ["string"],
    },
  ],
  delivery: "string",
  otherDelivery: "string",
  until: "string",
  day: "string",
  note: "string",
  name: "string",
  phone: "string",
  advance: "string",
};

/** Whether two forms offer the same, however their numbers are written. */
export function isSameOffer(one: TypedOffer, other: TypedOffer): boolean {
  return JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));
}

/** A list, since the order of an object's fields differs between a form and a draft. */
function valuesOf({ lines, delivery, otherDelivery, until, day, note, name, phone, advance }: TypedOffer) {
  return [
    lines.map((line) => [
      line.id,
      ...choiceFields.map((field) => line.choices[field]),
      ...[line.quantity, line.agreed].map(plainNumber),
      ...[line.name, line.words, line.pictures],
    ]),
    delivery,
    delivery === "other" && plainNumber(otherDelivery),
    until,
    until === "day" && day,
    ...[note, name, phone, plainNumber(advance)],
  ];
}

function plainNumber(text: string): string {
  return text.replaceAll(",", "");
}
