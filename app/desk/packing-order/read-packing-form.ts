import { type AskedPacking, parsePackingStep } from "../../../shop/desk/packing-desk.ts";
import { isTracked, parseCourier, parseTracking } from "../../../shop/order/courier.ts";

/** Undefined for a form that isn't the page's; "no-number" where the parcel lacks its tracking number. */
export function readPackingForm(form: FormData): AskedPacking | "no-number" | undefined {
  const text = (name: string) => String(form.get(name) ?? "");
  const step = text("step") === "take-back" ? "take-back" : parsePackingStep(text("step"));
  if (!step) return undefined;
  const revision = /^\d{1,9}$/.test(text("seen")) ? Number(text("seen")) : -1;
  if (step !== "send") return { step, revision };
  const courier = parseCourier(text("courier")) ?? "Other";
  const isWithout = text("without") === "yes";
  const tracking = isWithout ? "" : parseTracking(text("tracking"));
  if (tracking === "" && isTracked(courier) && !isWithout) return "no-number";
  return { step, revision, courier, tracking };
}
