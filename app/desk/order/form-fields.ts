import { type Courier, isTracked, parseCourier, parseTracking } from "../../../shop/order/courier.ts";
import { cleanText } from "../../../shop/typed-text.ts";

/** Reads the fields that several forms of an order have. */

const longestText = 1000;

export function textOf(form: FormData, name: string, lines: "one" | "many", most = longestText): string {
  const value = form.get(name);
  return typeof value === "string" ? cleanText(value, lines).slice(0, most) : "";
}

export function revisionIn(form: FormData): number {
  const text = String(form.get("seen") ?? "");
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

type TypedParcel = { courier: Courier; tracking: string };

export function parcelIn(form: FormData): TypedParcel {
  const courier = parseCourier(String(form.get("courier") ?? "")) ?? "Other";
  return { courier, tracking: form.get("without") === "yes" ? "" : parseTracking(textOf(form, "tracking", "one")) };
}

/** A parcel that is tracked is sent without its number only if that was said. */
export function isNumberMissing(form: FormData, { courier, tracking }: TypedParcel): boolean {
  return tracking === "" && isTracked(courier) && form.get("without") !== "yes";
}
