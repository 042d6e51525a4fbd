import { changeFor, type ManyStep, parseManyStep, staysBecause } from "../../../shop/desk/many-orders.ts";
import type { AskedChange, ChangeAnswer } from "../../../shop/desk/order-changes.ts";
import type { OrderDesk } from "../../../shop/desk/order-desk.ts";
import { type Courier, isTracked, parseCourier, parseTracking } from "../../../shop/order/courier.ts";
import { cleanText } from "../../../shop/typed-text.ts";
import { changeTicked } from "../ticked-orders/change-ticked.ts";
import type { BulkOutcome } from "../ticked-orders/outcome.ts";
import { parseTicked, type Ticked } from "../ticked-orders/ticked.ts";
import { maxReason, trackingName } from "./sheet-fields.ts";

/** Nothing was sent yet: some parcels have no number, which is asked about once. */
export type MissingNumbers = { withoutNumber: number; courier: Courier; tracking: Readonly<Record<string, string>> };

/** What the sheet of a step, or the button that takes it back, has sent. */
export async function answerSheet(orders: OrderDesk, form: FormData): Promise<BulkOutcome | MissingNumbers> {
  const did = parseManyStep(form.get("do"));
  if (!did) throw new Response(null, { status: 400 });
  const ticked = parseTicked(form.getAll("orders"));
  if (form.get("back") === "yes") {
    const takeBack = ({ number, revision }: Ticked) =>
      orders.change(number, { change: { kind: "take-back" }, revision });
    return { did, isBack: true, ...(await changeTicked(ticked, takeBack)) };
  }
  const missing = did === "send" ? missingNumbers(ticked, form) : undefined;
  if (missing) return missing;
  const changed = await changeTicked(ticked, (one) => takeStep(orders, did, one, form));
  return { did, isWriting: form.get("write") === "yes", ...changed };
}

async function takeStep(
  orders: OrderDesk,
  did: ManyStep,
  { number, revision }: Ticked,
  form: FormData,
): Promise<ChangeAnswer | undefined> {
  const order = await orders.find(number);
  if (!order) return undefined;
  // One of another revision is left to `change`: it may be this change, sent twice.
  if (order.revision === revision && staysBecause(did, order) !== "") return undefined;
  return orders.change(number, { change: changeFor(did, order), revision, ...detailsFor(did, form, number) });
}

function detailsFor(did: ManyStep, form: FormData, number: string): Partial<AskedChange> {
  if (did === "send") return { courier: courierIn(form), tracking: trackingIn(form, number) };
  const reason = did === "cancel" ? cleanText(String(form.get("reason") ?? ""), "one").slice(0, maxReason) : "";
  return reason === "" ? {} : { reason, isTold: true };
}

const courierIn = (form: FormData) => parseCourier(String(form.get("courier"))) ?? "Other";
const trackingIn = (form: FormData, number: string) => parseTracking(String(form.get(trackingName(number)) ?? ""));

function missingNumbers(ticked: readonly Ticked[], form: FormData): MissingNumbers | undefined {
  const courier = courierIn(form);
  const tracking = Object.fromEntries(ticked.map(({ number }) => [number, trackingIn(form, number)]));
  const withoutNumber = Object.values(tracking).filter((typed) => typed === "").length;
  const isAsked = isTracked(courier) && withoutNumber > 0 && form.get("without") !== "yes";
  return isAsked ? { withoutNumber, courier, tracking } : undefined;
}
