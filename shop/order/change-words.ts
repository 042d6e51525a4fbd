import { isolateBidi } from "../bidi.ts";
import { formatDesk, type Rupees } from "../money/rupees.ts";
import { describeChoices } from "../pieces/choices.ts";
import type { Choices } from "../pieces/product.ts";
import type { Difference } from "./edit.ts";
import type { Discount, OrderLine } from "./order.ts";

type Format = (amount: Rupees) => string;

/** "Gauhar in 18 instead of 17"; the desk and the shopper's page write money in their own ways. */
export function differenceInWords(difference: Difference, format: Format = formatDesk): string {
  switch (difference.what) {
    case "quantity":
      return `${difference.to} ${named(difference)} instead of ${difference.from}`;
    case "price": {
      const { from, to } = difference;
      if (to.price === 0) return `${named(difference)} as a gift`;
      return `${named(difference)} for ${format(to.price)} instead of ${format(from.price)}`;
    }
    case "choice":
      return `${named(difference)} ${choiceInWords(difference.from, difference.to)}`;
    case "removed":
      return `${counted(difference.removed)} left out`;
    case "added":
      return `${counted(difference.added)} added`;
    case "delivery":
      if (difference.to === 0) return "delivery free";
      return `delivery ${format(difference.to)} instead of ${format(difference.from)}`;
    case "discount":
      if (!difference.to) return "the discount taken off";
      return `${format(difference.to.sum)} off${reasonAfter(difference.to)}`;
  }
}

function named({ name }: { name: string }): string {
  return isolateBidi(name);
}

function counted(line: OrderLine): string {
  const name = line.size === undefined ? named(line) : `${named(line)} in ${line.size}`;
  return line.quantity > 1 ? `${line.quantity} ${name}` : name;
}

function choiceInWords(from: Choices, to: Choices): string {
  if (to.size !== undefined) return `in ${to.size}${from.size === undefined ? "" : ` instead of ${from.size}`}`;
  const [now = ""] = describeChoices(to);
  const [before] = describeChoices(from);
  if (to.withDupatta !== undefined) return now.toLowerCase();
  return `with ${now}${before === undefined ? "" : ` instead of ${before}`}`;
}

/** "for the wait" follows by itself, other reasons after a comma. */
function reasonAfter({ reason }: Discount): string {
  if (reason === "") return "";
  return /^for\s/i.test(reason) ? ` ${isolateBidi(reason)}` : `, ${isolateBidi(reason)}`;
}

/** Beside the sum: "Discount, for the wait". */
export function discountName({ reason }: Discount): string {
  return reason === "" ? "Discount" : `Discount, ${isolateBidi(reason)}`;
}

/** All of a change in one sentence: "Gauhar in 18 instead of 17, and Rs 1,500.00 off for the wait." */
export function changeInWords(differences: readonly Difference[], format: Format): string {
  const words = differences.map((difference) => differenceInWords(difference, format));
  const last = words.pop() ?? "";
  const sentence = words.length > 0 ? `${words.join(", ")}, and ${last}` : last;
  return sentence === "" ? "" : `${capitalised(sentence)}.`;
}

export function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const choiceNames = { size: "size", withDupatta: "dupatta", scent: "scent", kilos: "kilos" } as const;

/** What differs, in a list: "size of Gauhar". */
function differenceName(difference: Difference): string {
  switch (difference.what) {
    case "quantity":
      return `how many of ${named(difference)}`;
    case "price":
      return `price of ${named(difference)}`;
    case "choice": {
      const field = Object.keys({ ...difference.from, ...difference.to })[0] as keyof typeof choiceNames;
      return `${choiceNames[field]} of ${named(difference)}`;
    }
    case "removed":
      return `${named(difference.removed)} left out`;
    case "added":
      return `${named(difference.added)} added`;
    default:
      return difference.what;
  }
}

/** "2 changes: size of Gauhar, discount." */
export function changesListed(differences: readonly Difference[]): string {
  const { length } = differences;
  if (length === 0) return "Nothing is changed yet.";
  return `${length === 1 ? "1 change" : `${length} changes`}: ${differences.map(differenceName).join(", ")}.`;
}

export function saveChanges(count: number): string {
  if (count < 2) return "Save the change";
  return count === 2 ? "Save both changes" : `Save ${count} changes`;
}
