import type { PieceCostMap } from "../../shop/desk/piece-costs.ts";
import { costOfLines } from "../../shop/desk/takings.ts";
import { grouped } from "../../shop/money/rupees.ts";
import { aGift } from "../../shop/offer/line-price.ts";
import { paymentNames } from "../../shop/order/checkout.ts";
import { balanceNow, entryDay, moneyWayNames, type StoredEntry } from "../../shop/order/money-entries.ts";
import { describeMoney } from "../../shop/order/money-words.ts";
import type { OrderLine } from "../../shop/order/order.ts";
import { savingOf } from "../../shop/order/saving.ts";
import { sourceNames } from "../../shop/order/source.ts";
import { stageTable } from "../../shop/order/stage.ts";
import { dayToText, formatShortDay, pakistanTime } from "../../shop/pakistan-days.ts";
import { describeChoices } from "../../shop/pieces/choices.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { type OrderRecord, paidOrder } from "./order-records.ts";

/** New columns come last: a seller's spreadsheet may depend on the positions. */
const headings = [
  ...["Number", "Placed", "Name", "E-mail", "Phone", "Address", "City", "Payment", "Screenshot sent"],
  ...["Items", "Subtotal", "Delivery", "Total", "Notes", "Stage", "Money", "Courier", "Tracking number"],
  ...["Received", "Due", "Source", "Saving", "Discount", "Discount for", "To give back", "Entries", "Charges"],
  ...["Cost", "Margin", "Needed by"],
];

/** Streamed in batches: there may be very many orders. */
export async function* orderCsv(
  batches: AsyncIterable<readonly OrderRecord[]>,
  costsNow: () => Promise<PieceCostMap>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings);
  const costs = await costsNow();
  const line = (record: OrderRecord) => csvLine([...cells(record), ...costCells(record, costs), neededCell(record)]);
  for await (const records of batches) yield records.map(line).join("");
}

/** What its pieces cost, and what stays of what they sold for; empty unless the cost of each is entered. */
function costCells({ order }: OrderRecord, costs: PieceCostMap): (string | number)[] {
  const cost = costOfLines(order.lines, costs);
  return cost === undefined ? ["", ""] : [cost, order.total - order.delivery - cost];
}

function neededCell({ order: { neededBy } }: OrderRecord): string {
  return neededBy === undefined ? "" : dayToText(neededBy);
}

function cells(record: OrderRecord): (string | number)[] {
  const { order, stage, parcel } = record;
  const { customer, payment, subtotal, delivery, total, notes } = order;
  const paid = paidOrder(record);
  const balance = balanceNow(paid);
  return [
    order.number,
    pakistanTime(order.createdAt),
    ...[customer.name, customer.email, customer.phone, customer.address, customer.city],
    paymentNames[payment],
    order.screenshotSent ? "yes" : "no",
    order.lines.map(describeLine).join("; "),
    ...[subtotal, delivery, total],
    notes,
    stageTable[stage].name,
    describeMoney(paid).words,
    ...[parcel?.courier ?? "", parcel?.tracking ?? ""],
    ...[balance.received, balance.due],
    ...[sourceNames[order.source], savingOf(order.lines)],
    ...[order.discount?.sum ?? 0, order.discount?.reason ?? ""],
    ...[balance.toGiveBack, record.entries.map(describeEntry).join("; "), record.charges],
  ];
}

/** "20,000 Wallet 12 Nov" */
function describeEntry(entry: StoredEntry): string {
  const { sum, way } = entry;
  const amount = `${sum < 0 ? "−" : ""}${grouped(Math.abs(sum))}`;
  return `${amount} ${moneyWayNames[way]} ${formatShortDay(entryDay(entry))}`;
}

function describeLine(line: OrderLine): string {
  const words = line.own?.words ?? "";
  const gift = line.price === 0 ? [aGift.toLowerCase()] : [];
  const choices = [...describeChoices(line), ...(words === "" ? [] : [words]), ...gift];
  return `${line.quantity} x ${line.name}${choices.length > 0 ? ` (${choices.join(", ")})` : ""}`;
}
