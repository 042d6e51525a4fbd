import { chatLink } from "../chat.ts";
import { formatDesk, type Rupees } from "../money/rupees.ts";
import { type Parcel, parcelInWords, trackingLink } from "../order/courier.ts";
import { balanceNow, dueAtDoor, dueOnline, receivedOf, waitsForAdvance } from "../order/money-entries.ts";
import type { Order } from "../order/order.ts";
import { type MoneyState, paysAtDoor } from "../order/payment-state.ts";
import { type Stage, stageTable } from "../order/stage.ts";
import { isWithCourier } from "../order/with-courier.ts";
import { firstName, pieceNames, piecesInWords } from "../order/words.ts";
import { internationalPhone } from "../phone.ts";

/** WhatsApp texts by occasion, from the settings. Blanks in braces are filled from the order. */
export const messageKinds = ["confirm", "screenshot", "sent", "delivered", "other"] as const;
/** Settings that were saved before these existed lack them: the texts below take their place. */
export const laterMessageKinds = ["making", "packed", "cancelled", "returned"] as const;
type LaterMessageKind = (typeof laterMessageKinds)[number];
export type MessageKind = (typeof messageKinds)[number] | LaterMessageKind;
export type MessageTexts = Readonly<
  Record<(typeof messageKinds)[number], string> & Partial<Record<LaterMessageKind, string>>
>;

export const defaultMessageTexts: Readonly<Record<LaterMessageKind, string>> = {
  making: "Salam {name}, we have begun to make your {pieces}. You can follow it here: {page}",
  packed: "Salam {name}, your order {number} is ready: {pieces}. It goes to the courier next. {page}",
  cancelled: "Salam {name}, your order {number} is cancelled. If that isn't what you meant, just write to us here.",
  returned: "Salam {name}, your order {number} came back to us. Shall we send it again, or was something not right?",
};

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

export type ReadyMessageOrder = Order & {
  stage: Stage;
  money: MoneyState;
  /** The sum of its entries. */
  received?: Rupees;
  parcel?: Parcel | undefined;
};

/** What messages say of the shop. */
export type ReadyMessageShop = { name: string; walletName: string; texts: MessageTexts };

const kindByStage: Readonly<Record<Stage, MessageKind>> = {
  new: "confirm",
  confirmed: "other",
  making: "making",
  packed: "packed",
  sent: "sent",
  delivered: "delivered",
  cancelled: "cancelled",
  returned: "returned",
};

/** An unpaid online order is asked for its screenshot before anything else. */
export function messageKind(order: Pick<ReadyMessageOrder, "stage" | "money" | "payment" | "advance">): MessageKind {
  const { stage, money } = order;
  const waitsForMoney = !paysAtDoor(order) && money === "due" && stageTable[stage].correctable;
  return waitsForMoney ? "screenshot" : kindByStage[stage];
}

/** While an advance hasn't come. No setting: the release before refuses settings with a text that it doesn't know. */
const advanceText =
  "Salam {name}, this is {shop}. To begin with your {pieces} we ask for {to pay}. Here is how: {page}";

/** "Rs 20,000 by JazzCash in advance, Rs 75,250 on delivery" */
function toPay(order: ReadyMessageOrder, walletName: string): string {
  if (order.money === "received" || order.money === "refunded") return wholeToPay(order, walletName);
  if (waitsForAdvance(order)) {
    const rest = dueAtDoor(order) > 0 ? `, ${formatDesk(dueAtDoor(order))} on delivery` : "";
    return `${formatDesk(dueOnline(order))} by ${walletName} in advance${rest}`;
  }
  return wholeToPay({ ...order, total: order.total - receivedOf(order) }, walletName);
}

function wholeToPay(order: ReadyMessageOrder, walletName: string): string {
  const total = formatDesk(order.total);
  if (order.money === "received" || isWithCourier(order)) return `${total}, paid`;
  return paysAtDoor(order) ? `${total} on delivery` : `${total} by ${walletName}`;
}

function valuesFor(order: ReadyMessageOrder, shop: ReadyMessageShop, page: string): Record<OrderBlank, string> {
  const { parcel, lines } = order;
  const isCash = order.money === "due" && paysAtDoor(order) && !isWithCourier(order);
  const isOne = lines.length === 1 && lines[0]?.quantity === 1;
  return {
    name: firstName(order.customer.name),
    shop: shop.name,
    number: order.number,
    pieces: pieceNames(lines),
    order: piecesInWords(lines),
    // The text that asks for a screenshot names what hasn't come.
    total: formatDesk(messageKind(order) === "screenshot" ? dueOnline(order) : order.total),
    "to pay": toPay(order, shop.walletName),
    way: `${isOne ? "is on its way" : "are on their way"}${parcel ? ` ${parcelInWords(parcel)}` : ""}`,
    cash: isCash ? `Please have ${formatDesk(balanceNow(order).due)} ready.` : "",
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
  const asksForAdvance = order.money === "due" && waitsForAdvance(order);
  const text = asksForAdvance ? advanceText : { ...defaultMessageTexts, ...shop.texts }[messageKind(order)];
  return fillTemplate(text, valuesFor(order, shop, page));
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
