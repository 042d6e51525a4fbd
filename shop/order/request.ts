import * as z from "zod";
import type { CartLine } from "../cart/cart.ts";
import { maxKilos, maxLengths, maxLines, maxProductId, maxQuantity } from "../limits.ts";
import type { Rupees } from "../money/rupees.ts";
import { parseDay } from "../pakistan-days.ts";
import type { Choices } from "../pieces/product.ts";
import { isRecord } from "../record.ts";
import { hasControls, isBlank, isWellFormed } from "../typed-text.ts";
import type { Customer, Payment } from "./checkout.ts";

/** `price` is the price that was shown: it tells which line changed, and is never charged. */
export type RequestLine = CartLine & { price?: Rupees };

/** `key` makes a repeated request the same order (idempotency); `total` is the sum that was shown. */
export type OrderDetails = {
  key: string;
  customer: Customer;
  payment: Payment;
  screenshotSent: boolean;
  notes: string;
  total: Rupees;
  /** A day ("2026-12-12"). */
  neededBy?: string;
};

/** Orders the lines of a cart. */
export type OrderRequest = OrderDetails & { lines: RequestLine[] };

/** Orders what an offer holds, at its prices. `choices` are those that the offer leaves to the shopper, line by line. */
export type OfferRequest = OrderDetails & { offer: { key: string; choices: Choices[] } };

export type AnyOrderRequest = OrderRequest | OfferRequest;

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
  "not-a-day",
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
  | "price-changed"
  | "offer-unknown"
  | "offer-taken"
  | "offer-run-out"
  | "offer-withdrawn";

/** `field` is a path such as `customer.city` or `lines.0.size`; `""` is the whole body. */
export type FieldError = { field: string; reason: FieldErrorReason; detail?: string };

export type ParsedOrderRequest = { ok: true; request: AnyOrderRequest } | { ok: false; errors: FieldError[] };

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

const choices = {
  size: z.exactOptional(filledIn(maxLengths.size, "one")),
  withDupatta: z.exactOptional(z.boolean({ error: reasonOf("not-a-yes-or-no") })),
  scent: z.exactOptional(filledIn(maxLengths.scent, "one")),
  kilos: z.exactOptional(whole(1, maxKilos, "not-a-quantity")),
};

const lineSchema = z.object(
  {
    id: whole(1, maxProductId, "not-an-id"),
    quantity: whole(1, maxQuantity, "not-a-quantity"),
    ...choices,
    price: z.exactOptional(amount),
  },
  { error: reasonOf("not-an-object") },
);

const offerSchema = z.object(
  {
    key: z.string({ error: reasonOf("not-a-key") }).regex(/^[\w-]{22}$/, { error: "not-a-key" }),
    choices: z
      .array(z.unknown(), { error: reasonOf("not-a-list") })
      .max(maxLines, { error: "too-many", abort: true })
      .pipe(z.array(z.object(choices, { error: reasonOf("not-an-object") }))),
  },
  { error: reasonOf("not-an-object") },
);

const customer = {
  name: filledIn(maxLengths.name, "one"),
  email: filledIn(maxLengths.email, "one"),
  address: filledIn(maxLengths.address, "many"),
  city: filledIn(maxLengths.city, "one"),
  phone: filledIn(maxLengths.phone, "one"),
};

const key = z
  .string({ error: reasonOf("not-a-key") })
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, { error: "not-a-key" })
  .toLowerCase();

const details = {
  customer: z.object(customer, { error: reasonOf("not-an-object") }),
  payment: z.enum(["cod", "online"], { error: reasonOf("not-a-payment") }),
  screenshotSent: z.boolean({ error: reasonOf("not-a-yes-or-no") }),
  notes: text(maxLengths.notes, "many"),
  total: amount,
  // Optional: pages that were opened before a release don't send what it added.
  neededBy: z.exactOptional(
    z.string({ error: reasonOf("not-a-day") }).refine((value) => parseDay(value) !== undefined, { error: "not-a-day" }),
  ),
};

const cartLines = z
  .array(z.unknown(), { error: reasonOf("not-a-list") })
  .min(1, { error: "empty" })
  .max(maxLines, { error: "too-many", abort: true })
  .pipe(z.array(lineSchema));

/** The order of the fields is kept: the fingerprint that tells a repeated request is made of it. */
function requestSchema<const Source extends z.ZodRawShape>(source: Source) {
  return z.object({ key, ...source, ...details }, { error: reasonOf("not-an-object") }).refine(hasConfirmed, {
    path: ["screenshotSent"],
    error: "not-confirmed",
    // Reported beside other errors, as long as these two fields are valid themselves.
    when: ({ issues }) =>
      issues.every(({ path }) => path?.[0] && path[0] !== "payment" && path[0] !== "screenshotSent"),
  });
}

function hasConfirmed(request: Readonly<Record<string, unknown>>): boolean {
  return request.payment === "cod" || request.screenshotSent === true;
}

const cartRequest = requestSchema({ lines: cartLines });
/** Prices never travel with an offer, so lines beside it are refused, not ignored. */
const offerRequest = requestSchema({ offer: offerSchema, lines: z.undefined({ error: "too-many" }).optional() });

/** What the seller enters: the same rules, but a chat may have no e-mail address, and no screenshot to confirm. */
const entry = z.object(
  {
    key,
    offer: offerSchema,
    ...details,
    customer: z.object({ ...customer, email: text(maxLengths.email, "one") }, { error: reasonOf("not-an-object") }),
  },
  { error: reasonOf("not-an-object") },
);

/** The request, or all of its errors at once. Unknown fields are dropped. */
export function parseOrderRequest(body: unknown): ParsedOrderRequest {
  const parsed = (isRecord(body) && body.offer !== undefined ? offerRequest : cartRequest).safeParse(body);
  if (parsed.success) return { ok: true, request: parsed.data as AnyOrderRequest };
  return { ok: false, errors: fieldErrors(parsed.error) };
}

export function parseEntry(body: unknown): { ok: true; request: OfferRequest } | { ok: false; errors: FieldError[] } {
  const parsed = entry.safeParse(body);
  return parsed.success ? { ok: true, request: parsed.data } : { ok: false, errors: fieldErrors(parsed.error) };
}

function fieldErrors({ issues }: z.ZodError): FieldError[] {
  return issues.map(({ path, message }) => {
    const reason = reasons.find((known) => known === message);
    if (!reason) throw new Error(`a check without a reason: ${message}`);
    return { field: path.join("."), reason };
  });
}
