import type { Receipt } from "../../shop/order/answer.ts";
import { parseReceipt } from "../../shop/order/answer.ts";
import type { FieldError } from "../../shop/order/request.ts";
import { isRecord } from "../../shop/record.ts";

/** What became of an order that was sent, as far as an answer can tell. */
export type OrderAnswer =
  | { step: "placed"; receipt: Receipt }
  /** Not stored, for reasons that the shopper can do something about. `delivery` is the charge as it is now. */
  | { step: "refused"; errors: readonly FieldError[]; delivery?: number }
  /** An order with this key is stored, and it is another one. */
  | { step: "taken" }
  /** No answer, or none to rely on: it may be stored or not. */
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

/** Whatever stands between browser and shop may answer in its stead: only what the shop itself says is believed. */
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
