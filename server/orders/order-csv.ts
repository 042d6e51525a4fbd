import { pakistanTime } from "../../shop/messages/order-message.ts";
import { paymentNames } from "../../shop/order/checkout.ts";
import type { OrderLine } from "../../shop/order/order.ts";
import { describeMoney } from "../../shop/order/payment-state.ts";
import { stageTable } from "../../shop/order/stage.ts";
import { describeChoices } from "../../shop/pieces/choices.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import type { Entry } from "./order-queries.ts";

/** New columns come last: a seller's spreadsheet may count on the old ones. */
const headings = [
  ...["Number", "Placed", "Name", "E-mail", "Phone", "Address", "City", "Payment", "Screenshot sent"],
  ...["Items", "Subtotal", "Delivery", "Total", "Notes", "Stage", "Money", "Courier", "Tracking number"],
];

/** Orders for a spreadsheet, line by line: there may be very many. */
export async function* orderCsv(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings);
  for await (const entry of entries) yield csvLine(cells(entry));
}

function cells({ order, stage, money, parcel }: Entry): (string | number)[] {
  const { customer, payment, subtotal, delivery, total, notes } = order;
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
    describeMoney({ payment, money, stage }).words,
    ...[parcel?.courier ?? "", parcel?.tracking ?? ""],
  ];
}

function describeLine(line: OrderLine): string {
  const choices = describeChoices(line);
  return `${line.quantity} x ${line.name}${choices.length > 0 ? ` (${choices.join(", ")})` : ""}`;
}
