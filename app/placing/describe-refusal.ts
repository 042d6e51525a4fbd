import { formatRs } from "../../shop/money/rupees.ts";
import { type BillingField, billingFields } from "../../shop/order/checkout.ts";
import type { FieldError, RequestLine } from "../../shop/order/request.ts";

/**
 * A refused order in the shopper's words: what to mend in the form, and what the shop no longer has as she saw it.
 * `mostHeld`: it asks for more than this many pieces, which is all that may wait for a word from the shop.
 */
export type OrderRefusal = {
  fields: Partial<Record<BillingField, string>>;
  changes: readonly string[];
  mostHeld?: number;
};

type Told = {
  /** As they were sent. */
  lines: readonly RequestLine[];
  errors: readonly FieldError[];
  /** The charge as it is now. */
  delivery: number | undefined;
  nameOf: (id: number) => string | undefined;
};

export function describeRefusal({ lines, errors, delivery, nameOf }: Told): OrderRefusal {
  const changes = errors.flatMap((error) => describeLine(error, lines, nameOf) ?? []);
  // The total differs whenever a line does; alone, it tells of the delivery charge.
  if (changes.length === 0 && delivery !== undefined && errors.some(({ field }) => field === "total")) {
    changes.push(`Delivery now costs ${formatRs(delivery)}.`);
  }
  const held = errors.find(({ reason }) => reason === "too-many-held");
  return {
    fields: describeFields(errors),
    changes: [...new Set(changes)],
    ...(held && { mostHeld: Number(held.detail) }),
  };
}

/** `lines.2`, `lines.2.price`, `lines.2.size`. */
function describeLine(
  { field, reason, detail }: FieldError,
  lines: readonly RequestLine[],
  nameOf: Told["nameOf"],
): string | undefined {
  const [list, index] = field.split(".");
  const line = list === "lines" ? lines[Number(index)] : undefined;
  if (!line) return undefined;
  const name = nameOf(line.id) ?? "A piece in your order";
  switch (reason) {
    case "price-changed": {
      const was = line.price === undefined ? "" : `, not ${formatRs(line.price)}`;
      return `${name} now costs ${formatRs(Number(detail))}${was}.`;
    }
    case "sold-out":
      return `${name} has sold out.`;
    case "only-left":
      return `Only ${detail} of ${name} ${detail === "1" ? "is" : "are"} left.`;
    case "unknown-product":
      return `${name} is no longer sold.`;
    case "unknown-choice":
    case "missing-choice":
      return `${name} is no longer offered the way you chose it.`;
    default:
      return undefined;
  }
}

function describeFields(errors: readonly FieldError[]): OrderRefusal["fields"] {
  const found: OrderRefusal["fields"] = {};
  for (const { name, sentence, maxLength } of billingFields) {
    const reason = errors.find(({ field }) => field === `customer.${name}`)?.reason;
    if (reason === "too-long") found[name] = `Please keep this within ${maxLength} letters.`;
    else if (reason === "empty" || reason === "missing") found[name] = sentence;
    else if (reason) found[name] = "There is a sign in here that we can’t read. Please type it anew.";
  }
  return found;
}
