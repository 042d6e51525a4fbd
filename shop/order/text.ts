import { formatRs } from "../money/rupees.ts";
import { aGift } from "../offer/line-price.ts";
import { formatWeekday } from "../pakistan-days.ts";
import { discountName } from "./change-words.ts";
import { paymentNames } from "./checkout.ts";
import type { Order, OrderDraft, OrderLine } from "./order.ts";
import { savingOf } from "./saving.ts";

/**
 * Quotes every line of free text, so that nothing typed there can pass for a part of the order, even where a mail client
 * removes indentation.
 */
export function quoted(label: string, text: string): string[] {
  if (text.trim() === "") return [`${label}: none`];
  return [`${label}:`, ...text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map((line) => `  > ${line}`)];
}

export function itemText(line: OrderLine, index: number): string {
  const parts = [`${index + 1}. ${line.name} (${line.own ? "a piece of its own" : `no. ${line.id}`})`];
  const words = line.own?.words.replace(/\s+/gu, " ") ?? "";
  if (words !== "") parts.push(words);
  if (line.size !== undefined) parts.push(`Size: ${line.size}`);
  if (line.scent !== undefined) parts.push(`Scent: ${line.scent}`);
  if (line.kilos !== undefined) parts.push(`Kilos: ${line.kilos}`);
  if (line.withDupatta !== undefined) parts.push(`Dupatta: ${line.withDupatta ? "with" : "without"}`);
  parts.push(
    line.price === 0
      ? `${aGift} x ${line.quantity}`
      : `${formatRs(line.price)} x ${line.quantity} = ${formatRs(line.lineTotal)}`,
  );
  return parts.join(", ");
}

/** A line below the total, where agreed prices save something. */
export function savingText(lines: readonly OrderLine[], label: string): string[] {
  const saving = savingOf(lines);
  return saving > 0 ? [`${label}: ${formatRs(saving)}`] : [];
}

/** The whole order as plain text, for the seller. */
export function orderText(order: OrderDraft & Pick<Order, "advance">): string {
  const { customer, payment, screenshotSent, advance = 0 } = order;
  return [
    "CUSTOMER INFORMATION",
    `Name: ${customer.name}`,
    `Email: ${customer.email || "none"}`,
    `Phone: ${customer.phone}`,
    ...quoted("Address", customer.address),
    `City: ${customer.city}`,
    "",
    "ITEMS",
    ...order.lines.map(itemText),
    "",
    `Subtotal: ${formatRs(order.subtotal)}`,
    ...(order.discount ? [`${discountName(order.discount)}: -${formatRs(order.discount.sum)}`] : []),
    `Delivery charge: ${formatRs(order.delivery)}`,
    `Grand total: ${formatRs(order.total)}`,
    ...savingText(order.lines, "Less than in the shop"),
    ...(advance > 0 ? [`In advance: ${formatRs(advance)}`] : []),
    ...(order.neededBy === undefined ? [] : ["", `Needed by: ${formatWeekday(order.neededBy)}`]),
    "",
    `Payment method: ${paymentNames[payment]}`,
    `Payment screenshot sent: ${screenshotSent ? "Yes" : "No"}`,
    "",
    ...quoted("Order notes", order.notes),
  ].join("\n");
}

/** The fallback when the server can't be reached: the order as a chat message to the seller. */
export function orderChatText(order: OrderDraft): string {
  return `Hello! I couldn't reach the shop to place this order. Please take it from here.\n\n${orderText(order)}`;
}
