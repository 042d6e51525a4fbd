import { formatRs } from "../money/rupees.ts";
import type { Parcel } from "../order/courier.ts";
import { trackingLink } from "../order/courier.ts";
import { type MoneyState, moneyAfterwards } from "../order/payment-state.ts";
import type { Stage } from "../order/stage.ts";
import { itemText, quoted, savingText } from "../order/text.ts";
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
  placed: (order) => [`Shukriya. We have your order ${order.number}. ${whatComesNext(order)}`, piecesAndSums(order)],
  sent: (order) => [`Your order ${order.number} is on its way.`, parcelWords(order)],
  cancelled: (order) => [`Your order ${order.number} is cancelled. ${moneyAfterwards(order)}`],
};

function whatComesNext({ payment, money }: NewsOrder): string {
  const confirm = "we call or message you to confirm.";
  return payment === "online" && money === "due" ? `Send your payment, and ${confirm}` : `W${confirm.slice(1)}`;
}

function piecesAndSums({ lines, subtotal, delivery, total }: NewsOrder): string {
  const sums = [`Subtotal: ${formatRs(subtotal)}`, `Delivery: ${formatRs(delivery)}`, `Total: ${formatRs(total)}`];
  return [...lines.map(itemText), "", ...sums, ...savingText(lines, "You save")].join("\n");
}

function parcelWords({ parcel, payment, money, total }: NewsOrder): string {
  const { courier, tracking } = parcel ?? { courier: "Other", tracking: "" };
  const link = parcel && trackingLink(parcel);
  return [
    courier === "Other" ? "By courier." : courier === "By hand" ? "We bring it by hand." : `Courier: ${courier}`,
    ...(tracking === "" ? [] : [`Tracking number: ${tracking}`]),
    ...(link ? [`See where it is: ${link}`] : []),
    ...(payment === "cod" && money === "due" ? [`Please have ${formatRs(total)} ready.`] : []),
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
