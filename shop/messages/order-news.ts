import { formatRs, type Rupees } from "../money/rupees.ts";
import type { Parcel } from "../order/courier.ts";
import { trackingLink } from "../order/courier.ts";
import { balanceNow, dueAtDoor, dueOnline, receivedOf, waitsForAdvance } from "../order/money-entries.ts";
import { moneyAfterwards } from "../order/money-words.ts";
import { type MoneyState, paysAtDoor } from "../order/payment-state.ts";
import type { Stage } from "../order/stage.ts";
import { itemText, quoted } from "../order/text.ts";
import { firstName } from "../order/words.ts";
import type { MessageOrder } from "./order-message.ts";

/** E-mails to the shopper, each at most once per order. There are no others. */
export const shopperNews = ["placed", "sent", "cancelled"] as const;
export type ShopperNews = (typeof shopperNews)[number];

/** E-mails to the seller about what the shopper did with a placed order. */
export const sellerNews = ["shopper-cancelled", "shopper-paid"] as const;
export type SellerNews = (typeof sellerNews)[number];

export type NewsKind = ShopperNews | SellerNews;

/** An order at the time when the mail is written. */
export type NewsOrder = MessageOrder & {
  stage: Stage;
  money: MoneyState;
  /** The sum of its entries. */
  received: Rupees;
  /** What went back, of a refunded order that has entries. */
  givenBack?: Rupees;
  parcel?: Parcel | undefined;
  reason?: string;
};

export function isForShopper(kind: NewsKind): kind is ShopperNews {
  return shopperNews.some((known) => known === kind);
}

/** False where the change was taken back before the mail went out. */
export function isStillTrue(kind: NewsKind, { stage, money }: Pick<NewsOrder, "stage" | "money">): boolean {
  if (kind === "sent") return stage === "sent" || stage === "delivered";
  if (kind === "cancelled" || kind === "shopper-cancelled") return stage === "cancelled";
  return kind === "placed" || money === "claimed";
}

/** To the shopper; `link` opens the order's page. */
export function shopperMessage(kind: ShopperNews, order: NewsOrder, shopName: string, link: string): string {
  const greeting = `Salam ${firstName(order.customer.name)},`;
  const parts = [greeting, ...shopperWords[kind](order), `Follow your order:\n${link}`, shopName];
  return `${parts.join("\n\n")}\n`;
}

const shopperWords: Readonly<Record<ShopperNews, (order: NewsOrder) => string[]>> = {
  placed: (order) => {
    // As it was placed, whatever has happened to it before the mail goes out.
    const placed = { ...order, stage: "new" } as const;
    return [`Shukriya. We have your order ${order.number}. ${whatComesNext(placed)}`, piecesAndSums(placed)];
  },
  sent: (order) => [`Your order ${order.number} is on its way.`, parcelWords(order)],
  cancelled: (order) => [`Your order ${order.number} is cancelled. ${moneyAfterwards(order)}`],
};

function whatComesNext(order: NewsOrder): string {
  const confirm = "we call or message you to confirm.";
  if (order.money !== "due" || dueOnline(order) === 0) return `W${confirm.slice(1)}`;
  if (!waitsForAdvance(order)) return `Send your payment, and ${confirm}`;
  return `Send ${formatRs(dueOnline(order))} in advance, and ${confirm}`;
}

function piecesAndSums(order: NewsOrder): string {
  const { lines, subtotal, delivery, total, advance = 0 } = order;
  const received = receivedOf(order);
  const isPart = received > 0 && received < total;
  const sums = [
    `Subtotal: ${formatRs(subtotal)}`,
    `Delivery: ${formatRs(delivery)}`,
    `Total: ${formatRs(total)}`,
    ...(isPart ? [`Received: ${formatRs(received)}`] : []),
    ...(waitsForAdvance(order) ? [`In advance: ${formatRs(dueOnline(order))}`] : []),
    ...(advance > 0 ? [`At the door: ${formatRs(dueAtDoor(order))}`] : []),
  ];
  return [...lines.map(itemText), "", ...sums].join("\n");
}

function parcelWords(order: NewsOrder): string {
  const { parcel } = order;
  const isCash = order.money === "due" && paysAtDoor(order);
  const { courier, tracking } = parcel ?? { courier: "Other", tracking: "" };
  const link = parcel && trackingLink(parcel);
  return [
    courier === "Other" ? "By courier." : courier === "By hand" ? "We bring it by hand." : `Courier: ${courier}`,
    ...(tracking === "" ? [] : [`Tracking number: ${tracking}`]),
    ...(link ? [`See where it is: ${link}`] : []),
    ...(isCash ? [`Please have ${formatRs(balanceNow(order).due)} ready.`] : []),
  ].join("\n");
}

/** To the seller, in the template of the order's own mail, but with another first line, to tell them apart. */
export function sellerMessage(kind: SellerNews, order: NewsOrder): string {
  const { number, customer, total, reason = "" } = order;
  const whose = `${customer.name}, ${customer.city}, ${formatRs(total)}`;
  if (kind === "shopper-cancelled")
    return ["CANCELLED BY THE SHOPPER", number, whose, ...quoted("Why", reason), ""].join("\n");
  const advice = "Look at it at the desk. What counts is the wallet.";
  return ["PAYMENT SCREENSHOT ADDED", number, whose, advice, ""].join("\n");
}
