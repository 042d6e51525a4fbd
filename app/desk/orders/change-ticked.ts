import { changeFor, type ManyStep, parseManyStep, staysBecause } from "../../../shop/desk/many-orders.ts";
import type { AskedChange, OrderDesk } from "../../../shop/desk/order-desk.ts";
import { type Courier, isTracked, parseCourier, parseTracking } from "../../../shop/order/courier.ts";
import { cleanText } from "../../../shop/typed-text.ts";
import { parseTicked, type Ticked } from "../ticked-orders/ticked.ts";
import type { BulkOutcome } from "./outcome.ts";

export const maxReason = 200;

/** Nothing was sent yet: some parcels have no number, which is asked about once. */
export type MissingNumbers = { withoutNumber: number; courier: Courier; tracking: Readonly<Record<string, string>> };

export const trackingName = (number: string) => `tracking-${number}`;

/** What the sheet of a step, or the button that takes it back, has sent. */
export async function changeTicked(orders: OrderDesk, form: FormData): Promise<BulkOutcome | MissingNumbers> {
  const did = parseManyStep(form.get("do"));
  if (!did) throw new Response(null, { status: 400 });
  const ticked = parseTicked(form.getAll("orders"));
  if (form.get("back") === "yes") {
    const changed = await changeEach(orders, ticked, () => ({ change: { kind: "take-back" } }));
    return { did, isBack: true, isWriting: false, ...changed };
  }
  const missing = did === "send" ? missingNumbers(ticked, form) : undefined;
  if (missing) return missing;
  const rows = await orders.rows(ticked.map(({ number }) => number));
  // One of another revision is left to `change`: it may be this change, sent twice.
  const stays = ({ number, revision }: Ticked) =>
    rows.some((row) => row.number === number && row.revision === revision && staysBecause(did, row) !== "");
  const changed = await changeEach(
    orders,
    ticked.filter((one) => !stays(one)),
    ({ number }) => askedFor(did, form, number),
  );
  const left = [...changed.left, ...ticked.filter(stays).map(({ number }) => number)];
  return { did, isBack: false, isWriting: form.get("write") === "yes", done: changed.done, left };
}

type Asked = Omit<AskedChange, "revision">;

/** One after the other, each based on the revision that was shown. */
async function changeEach(
  orders: OrderDesk,
  ticked: readonly Ticked[],
  askedOf: (one: Ticked) => Asked,
): Promise<Pick<BulkOutcome, "done" | "left">> {
  const done: Ticked[] = [];
  const left: string[] = [];
  for (const one of ticked) {
    const { number, revision } = one;
    const { outcome } = await orders.change(number, { ...askedOf(one), revision });
    if (outcome === "done" || outcome === "repeated") done.push({ number, revision: revision + 1 });
    else left.push(number);
  }
  return { done, left };
}

function askedFor(did: ManyStep, form: FormData, number: string): Asked {
  const change = changeFor(did);
  if (did === "send") return { change, courier: courierIn(form), tracking: trackingIn(form, number) };
  const reason = did === "cancel" ? cleanText(String(form.get("reason") ?? ""), "one").slice(0, maxReason) : "";
  return { change, ...(reason && { reason, isTold: true }) };
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
