import { maxLines } from "../limits.ts";
import { grouped } from "../money/rupees.ts";
import type { TermsFault, TermsReason } from "./check-terms.ts";
import { lineField, type TypedLine, type TypedOffer } from "./offer-form.ts";

/** What is wrong with a field of the form, in a sentence. */
export type OfferFault = { name: string; words: string };

const general: Readonly<Record<TermsReason, string>> = {
  missing: "This is missing.",
  empty: "Put in at least one piece.",
  "too-long": "This is too long.",
  "too-many": `${maxLines} lines are the most.`,
  "not-a-text": "There are signs in it that can’t be kept.",
  "not-a-quantity": "How many? 1 to 9,999.",
  "not-whole-rupees": "Whole rupees only.",
  "too-much": "That is too much.",
  "not-valid": "This can’t be right.",
  "unknown-piece": "This piece isn’t in the shop any more. Take it out.",
  "unknown-choice": "It isn’t offered any more. Choose again.",
  "unknown-picture": "A picture is gone. Take it out and add it again.",
  "in-the-past": "That is in the past.",
  "too-far": "Choose a day within the next 30.",
  "more-than-total": "That is more than she pays.",
};

/** Each at its field, one to a field, in the order of the form. */
export function offerFaults(faults: readonly TermsFault[], typed: TypedOffer): OfferFault[] {
  const named = faults.map((fault) => faultAtField(fault, typed));
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

function faultAtField({ field, reason }: TermsFault, typed: TypedOffer): OfferFault {
  const [root = "", index = "", ...rest] = field.split(".");
  const line = root === "lines" ? typed.lines[Number(index)] : undefined;
  if (line && index !== "") return faultInLine(line, rest.at(-1) ?? "", reason);
  if (root === "delivery") return { name: "otherDelivery", words: general[reason] };
  if (root === "until") {
    const name = typed.until === "day" ? "day" : "until";
    return { name, words: reason === "in-the-past" ? general[reason] : general["too-far"] };
  }
  return { name: root, words: general[reason] };
}

function faultInLine(line: TypedLine, field: string, reason: TermsReason): OfferFault {
  const name = (at: Parameters<typeof lineField>[1]) => lineField(line.key, at);
  switch (field) {
    case "agreed":
      return {
        name: name("agreed"),
        words: line.agreed === "" ? "What does one cost? 0 makes it a gift." : general[reason],
      };
    case "name":
      return { name: name("name"), words: reason === "empty" ? "Give it a name." : general[reason] };
    case "quantity":
    case "words":
    case "size":
    case "withDupatta":
    case "scent":
    case "kilos":
      return { name: name(field), words: general[reason] };
    default:
      return { name: name(line.id === 0 ? "picture" : "agreed"), words: general[reason] };
  }
}

/** In the bar: "2 things are missing." */
export function faultCount(count: number): string {
  return count === 1 ? "1 thing is missing." : `${grouped(count)} things are missing.`;
}
