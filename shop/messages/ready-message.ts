import { chatLink } from "../chat.ts";
import { formatDesk } from "../money/rupees.ts";
import type { Payment } from "../order/checkout.ts";
import { type Parcel, parcelInWords, trackingLink } from "../order/courier.ts";
import type { Order } from "../order/order.ts";
import type { MoneyState } from "../order/payment-state.ts";
import type { Stage } from "../order/stage.ts";
import { firstName, pieceNames, piecesInWords } from "../order/words.ts";
import { internationalPhone } from "../phone.ts";

/** WhatsApp texts by occasion, from the settings. Blanks in braces are filled from the order. */
export const messageKinds = ["confirm", "screenshot", "sent", "delivered", "other"] as const;
export type MessageKind = (typeof messageKinds)[number];
export type MessageTexts = Readonly<Record<MessageKind, string>>;

export const orderBlanks = [
  "name",
  "shop",
  "number",
  "pieces",
  "order",
  "total",
  "to pay",
  "way",
  "cash",
  "link",
  "page",
] as const;
export type OrderBlank = (typeof orderBlanks)[number];

export type ReadyMessageOrder = Order & { stage: Stage; money: MoneyState; parcel?: Parcel | undefined };

/** What messages say of the shop. */
export type ReadyMessageShop = { name: string; walletName: string; texts: MessageTexts };

const kindByStage: Readonly<Record<Stage, MessageKind>> = {
  new: "confirm",
  confirmed: "other",
  making: "other",
  packed: "other",
  sent: "sent",
  delivered: "delivered",
  cancelled: "other",
  returned: "other",
};

/** An unpaid online order is asked for its screenshot before anything else. */
export function messageKind({
  stage,
  money,
  payment,
}: Pick<ReadyMessageOrder, "stage" | "money" | "payment">): MessageKind {
  const waitsForMoney = payment === "online" && money === "due" && (stage === "new" || kindByStage[stage] === "other");
  if (waitsForMoney && stage !== "cancelled" && stage !== "returned") return "screenshot";
  return kindByStage[stage];
}

function toPay(payment: Payment, money: MoneyState, total: string, walletName: string): string {
  if (money === "received") return `${total}, paid`;
  return payment === "cod" ? `${total} on delivery` : `${total} by ${walletName}`;
}

function valuesFor(order: ReadyMessageOrder, shop: ReadyMessageShop, page: string): Record<OrderBlank, string> {
  const { parcel, lines, payment, money } = order;
  const total = formatDesk(order.total);
  const isOne = lines.length === 1 && lines[0]?.quantity === 1;
  return {
    name: firstName(order.customer.name),
    shop: shop.name,
    number: order.number,
    pieces: pieceNames(lines),
    order: piecesInWords(lines),
    total,
    "to pay": toPay(payment, money, total, shop.walletName),
    way: `${isOne ? "is on its way" : "are on their way"}${parcel ? ` ${parcelInWords(parcel)}` : ""}`,
    cash: payment === "cod" && money === "due" ? `Please have ${total} ready.` : "",
    link: (parcel && trackingLink(parcel)) ?? "",
    page,
  };
}

const inBraces = /\{([^{}]*)\}/g;

/** An empty value leaves no gap. Values are inserted as they are: braces that a shopper typed aren't blanks. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  const pieces = text.split(inBraces).map((piece, index) => {
    const isBlank = index % 2 === 1 && Object.hasOwn(values, piece);
    return isBlank ? values[piece] : piece;
  });
  return pieces
    .join("")
    .replace(/[^\S\n]+/gu, (gap) => (gap.includes("\u00a0") ? "\u00a0" : " "))
    .replace(/ +([.,!?])/g, "$1")
    .trim();
}

/** The text that WhatsApp opens with. `page` is the link to the order's own page. */
export function readyMessage(order: ReadyMessageOrder, shop: ReadyMessageShop, page: string): string {
  return fillTemplate(shop.texts[messageKind(order)], valuesFor(order, shop, page));
}

/** A placeholder for the order page's link, while the text is edited: the link is made when WhatsApp is opened. */
export const pagePlaceholder = "(the link to her order)";

/** Longest text that was edited for one order. */
export const maxMessage = 2000;

/** Opens a chat with the shopper, the text typed; undefined where the phone number can't be one. */
export function messageLink({ customer }: Pick<Order, "customer">, text: string): string | undefined {
  const phone = internationalPhone(customer.phone);
  return phone && chatLink(phone, text);
}
