import * as z from "zod";
import type { CartLine } from "../cart/cart.ts";
import { maxKilos, maxLengths, maxLines, maxProductId, maxQuantity } from "../limits.ts";
import type { Rupees } from "../money/rupees.ts";
import { hasControls, isBlank, isWellFormed } from "../typed-text.ts";
import type { Customer, Payment } from "./checkout.ts";

/** `price` is the price that was shown: it tells which line changed, and is never charged. */
export type RequestLine = CartLine & { price?: Rupees };

/** `key` makes a repeated request the same order (idempotency); `total` is the sum that was shown. */
export type OrderRequest = {
  key: string;
  lines: RequestLine[];
  customer: Customer;
  payment: Payment;
  screenshotSent: boolean;
  notes: string;
  total: Rupees;
};

const reasons = [
  "missing",
  "empty",
  "too-long",
  "too-many",
  "control-characters",
  "not-well-formed",
  "not-an-object",
  "not-a-list",
  "not-a-text",
  "not-a-key",
  "not-a-quantity",
  "not-an-id",
  "not-an-amount",
  "not-a-payment",
  "not-a-yes-or-no",
  "not-confirmed",
] as const;
export type RequestReason = (typeof reasons)[number];

export type FieldErrorReason =
  | RequestReason
  | "sold-out"
  | "only-left"
  | "too-many-held"
  | "unknown-product"
  | "unknown-choice"
  | "missing-choice"
  | "price-changed";

/** `field` is a path such as `customer.city` or `lines.0.size`; `""` is the whole body. */
export type FieldError = { field: string; reason: FieldErrorReason; detail?: string };

export type ParsedOrderRequest = { ok: true; request: OrderRequest } | { ok: false; errors: FieldError[] };

/** The reason of a failed check; an absent field is always "missing". */
function reasonOf(reason: RequestReason) {
  return (issue: { input?: unknown }) => (issue.input === undefined ? "missing" : reason);
}

function text(maxLength: number, lines: "one" | "many") {
  return z
    .string({ error: reasonOf("not-a-text") })
    .overwrite((value) => (lines === "many" ? value.replace(/\r\n?/g, "\n") : value))
    .refine((value) => value.length <= maxLength, { error: "too-long", abort: true })
    .refine(isWellFormed, { error: "not-well-formed", abort: true })
    .refine((value) => !hasControls(value, lines), { error: "control-characters", abort: true });
}

function filledIn(maxLength: number, lines: "one" | "many") {
  return text(maxLength, lines).refine((value) => !isBlank(value), { error: "empty" });
}

function whole(least: number, most: number, reason: RequestReason) {
  return z
    .number({ error: reasonOf(reason) })
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, { error: reason });
}

const amount = whole(0, Number.MAX_SAFE_INTEGER, "not-an-amount");

const lineSchema = z.object(
  {
    id: whole(1, maxProductId, "not-an-id"),
    quantity: whole(1, maxQuantity, "not-a-quantity"),
    size: z.exactOptional(filledIn(maxLengths.size, "one")),
    withDupatta: z.exactOptional(z.boolean({ error: reasonOf("not-a-yes-or-no") })),
    scent: z.exactOptional(filledIn(maxLengths.scent, "one")),
    kilos: z.exactOptional(whole(1, maxKilos, "not-a-quantity")),
    price: z.exactOptional(amount),
  },
  { error: reasonOf("not-an-object") },
);

const customerSchema = z.object(
  {
    name: filledIn(maxLengths.name, "one"),
    email: filledIn(maxLengths.email, "one"),
    address: filledIn(maxLengths.address, "many"),
    city: filledIn(maxLengths.city, "one"),
    phone: filledIn(maxLengths.phone, "one"),
  },
  { error: reasonOf("not-an-object") },
);

const requestSchema = z
  .object(
    {
      key: z
        .string({ error: reasonOf("not-a-key") })
        .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, { error: "not-a-key" })
        .toLowerCase(),
      lines: z
        .array(z.unknown(), { error: reasonOf("not-a-list") })
        .min(1, { error: "empty" })
        .max(maxLines, { error: "too-many", abort: true })
        .pipe(z.array(lineSchema)),
      customer: customerSchema,
      payment: z.enum(["cod", "online"], { error: reasonOf("not-a-payment") }),
      screenshotSent: z.boolean({ error: reasonOf("not-a-yes-or-no") }),
      notes: text(maxLengths.notes, "many"),
      total: amount,
    },
    { error: reasonOf("not-an-object") },
  )
  .refine(({ payment, screenshotSent }) => payment === "cod" || screenshotSent, {
    path: ["screenshotSent"],
    error: "not-confirmed",
    // Reported beside other errors, as long as these two fields are valid themselves.
    when: ({ issues }) =>
      issues.every(({ path }) => path?.[0] && path[0] !== "payment" && path[0] !== "screenshotSent"),
  });

/** The request, or all of its errors at once. Unknown fields are dropped. */
export function parseOrderRequest(body: unknown): ParsedOrderRequest {
  const parsed = requestSchema.safeParse(body);
  if (parsed.success) return { ok: true, request: parsed.data };
  const errors = parsed.error.issues.map(({ path, message }): FieldError => {
    const reason = reasons.find((known) => known === message);
    if (!reason) throw new Error(`a check without a reason: ${message}`);
    return { field: path.join("."), reason };
  });
  return { ok: false, errors };
}
