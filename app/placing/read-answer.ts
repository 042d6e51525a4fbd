import type { Receipt } from "../../shop/order/answer.ts";
import { parseReceipt } from "../../shop/order/answer.ts";
import type { FieldError } from "../../shop/order/request.ts";
import { isRecord } from "../../shop/record.ts";

/** The outcome of an order, as far as the answer tells. */
export type OrderAnswer =
  | { step: "placed"; receipt: Receipt }
  /** Not stored, for reasons that the shopper can act on. `delivery` is the current charge. */
  | { step: "refused"; errors: readonly FieldError[]; delivery?: number }
  /** Another order is stored with this key. */
  | { step: "taken" }
  /** No answer, or none from the shop itself: it may be stored or not. */
  | { step: "unreachable"; retryAfter?: number };

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === "string" && typeof value.reason === "string";
}

function readRefusal(body: unknown): OrderAnswer {
  const { errors, priced } = isRecord(body) ? body : {};
  if (!Array.isArray(errors) || errors.length === 0 || !errors.every(isFieldError)) return { step: "unreachable" };
  const delivery = isRecord(priced) ? priced.delivery : undefined;
  return { step: "refused", errors, ...(Number.isSafeInteger(delivery) && { delivery: Number(delivery) }) };
}

/** A proxy or a captive portal may answer instead of the shop: only answers in the shop's own format count. */
export function readAnswer(status: number, body: unknown, retryAfter: string | null): OrderAnswer {
  if (status === 200 || status === 201) {
    const receipt = parseReceipt(body);
    return receipt ? { step: "placed", receipt } : { step: "unreachable" };
  }
  if (status === 409) return { step: "taken" };
  if (status === 422) return readRefusal(body);
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  return { step: "unreachable", ...(seconds > 0 && Number.isFinite(seconds) && { retryAfter: seconds }) };
}
