import { type Lookup, ownPieceId, type Sums } from "../cart/pricing.ts";
import { typedNumber } from "../editor/piece-form.ts";
import { maxAgreed, maxDelivery, maxLines, maxQuantity } from "../limits.ts";
import type { Rupees } from "../money/rupees.ts";
import type { ChoiceField } from "../pieces/choices.ts";
import type { Choices } from "../pieces/product.ts";
import { typedQuantity } from "../typed-text.ts";
import {
  type AskedLine,
  type AskedTerms,
  type Difference,
  type EditFault,
  editOrder,
  type OrderTerms,
} from "./edit.ts";
import { lineField, type TypedEdit, type TypedEditLine } from "./edit-form.ts";

/** What is wrong with a field of the form, in words. */
export type FieldFault = { field: string; words: string };

export type CheckedEdit = {
  terms: AskedTerms;
  faults: readonly FieldFault[];
  /** Of what can be priced so far. */
  sums: Sums;
  differences: readonly Difference[];
};

type Facts = { order: OrderTerms; lookup: Lookup; shopDelivery: Rupees };

export const maxReason = 200;
export const maxOwnName = 80;

/** Reads the form and prices it by the rule; used by the form itself and by the server. */
export function checkEdit(typed: TypedEdit, { order, lookup, shopDelivery }: Facts): CheckedEdit {
  const faults: FieldFault[] = [];
  const lines = typed.lines.map((line) => askedLine(line, faults));
  const delivery = { shop: shopDelivery, none: 0, other: rupees(typed.otherDelivery, maxDelivery) }[typed.delivery];
  if (delivery === undefined) faults.push({ field: "otherDelivery", words: wholeRupees });
  const terms: AskedTerms = { lines, delivery: delivery ?? 0, ...askedDiscount(typed, faults) };
  const answer = editOrder(order, terms, lookup);
  if (answer.ok) return { terms, faults, sums: answer.after, differences: answer.differences };
  const named = (index: number) => nameOf(typed.lines[index], order, lookup);
  faults.push(...answer.faults.map((fault) => explain(fault, typed, named)));
  return { terms, faults, sums: answer.sums, differences: [] };
}

const wholeRupees = "Whole rupees only.";

function rupees(text: string, most: Rupees): Rupees | undefined {
  const amount = typedNumber(text);
  return amount !== undefined && amount <= most ? amount : undefined;
}

/** A fault stands in for a field with 0, so that the rest can still be priced. */
function askedLine(line: TypedEditLine, faults: FieldFault[]): AskedLine {
  const fault = (field: Parameters<typeof lineField>[1], words: string) =>
    faults.push({ field: lineField(line.key, field), words });
  const isOwn = line.was === "" && line.id === ownPieceId;
  if (isOwn && (line.name === "" || line.name.length > maxOwnName)) fault("name", "Give it a name.");
  const quantity = typedQuantity(line.quantity);
  const isCount = quantity !== undefined && quantity <= maxQuantity;
  if (!isCount) fault("quantity", `A whole number, from 1 to ${maxQuantity}.`);
  const price = rupees(line.price, maxAgreed);
  if (price === undefined) fault("price", line.price === "" ? "What does one cost? 0 makes it a gift." : wholeRupees);
  const shared = { quantity: isCount ? quantity : 1, price: price ?? 0, choices: madeChoices(line) };
  if (line.was !== "") return { ...shared, was: Number(line.was) };
  if (!isOwn) return { ...shared, id: line.id };
  return { ...shared, own: { name: line.name || "A piece of its own", words: "", pictures: [] } };
}

export function madeChoices({ choices }: Pick<TypedEditLine, "choices">): Choices {
  const { size, withDupatta, scent, kilos } = choices;
  return {
    ...(size !== "" && { size }),
    ...(withDupatta !== "" && { withDupatta: withDupatta === "yes" }),
    ...(scent !== "" && { scent }),
    ...(kilos !== "" && { kilos: Number(kilos) }),
  };
}

function askedDiscount({ discount, reason }: TypedEdit, faults: FieldFault[]): Pick<AskedTerms, "discount"> {
  const sum = discount === "" ? 0 : rupees(discount, Number.MAX_SAFE_INTEGER);
  if (sum === undefined) faults.push({ field: "discount", words: wholeRupees });
  if (!sum) return {};
  if (reason === "" || reason.length > maxReason) faults.push({ field: "reason", words: "What for? She reads it." });
  return { discount: { sum, reason } };
}

function nameOf(line: TypedEditLine | undefined, order: OrderTerms, lookup: Lookup): string {
  if (!line) return "";
  return (line.was === "" ? lookup(line.id)?.name : order.lines[Number(line.was)]?.name) ?? line.name;
}

const choiceNames: Readonly<Record<ChoiceField, string>> = {
  size: "a size",
  withDupatta: "a dupatta or none",
  scent: "an attar",
  kilos: "how much mithai",
};

const orderFaults = {
  "discount-too-large": { field: "discount", words: "The discount is more than the pieces." },
  "no-lines": { field: "lines", words: "An order keeps at least one piece. Cancel it instead." },
  "too-many-lines": { field: "lines", words: `${maxLines} lines are the most.` },
} as const;

function explain(fault: EditFault, { lines }: TypedEdit, named: (index: number) => string): FieldFault {
  if (!("index" in fault)) return orderFaults[fault.reason];
  const key = lines[fault.index]?.key ?? "";
  const name = named(fault.index);
  if ("field" in fault)
    return { field: lineField(key, fault.field), words: `Choose ${choiceNames[fault.field]} for ${name}.` };
  const words = fault.reason === "sold-out" ? `${name} is sold out.` : "This piece isn’t sold any more.";
  return { field: lineField(key, "quantity"), words };
}
