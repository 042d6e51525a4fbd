import { valueAt } from "../../../shop/editor/record-path.ts";
import type { ShopRecord } from "../../../shop/editor/shop-desk.ts";
import { fillBlanks } from "../../../shop/messages/blanks.ts";
import { formatListing } from "../../../shop/money/rupees.ts";
import { makingTime } from "../../../shop/pieces/making.ts";

export const textAt = (record: ShopRecord, path: string) => String(valueAt(record, path) ?? "");

/** With the shop's own blanks filled, as far as this record has what they need. */
export function withBlanksFilled(record: ShopRecord, text: string): string {
  const [from, to] = [Number(valueAt(record, "makingDays.from")), Number(valueAt(record, "makingDays.to"))];
  const charge = Number(valueAt(record, "deliveryCharge"));
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(charge)) return text;
  return fillBlanks(text, {
    "making time": makingTime({ from, to }),
    "arrival time": textAt(record, "arrivalTime"),
    address: `${textAt(record, "place.address")}, ${textAt(record, "place.city")}`,
    delivery: formatListing(charge),
  });
}
