import { isolateBidi } from "../../../shop/bidi.ts";
import { deskAddress, deskMessagePath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder, OrderShop } from "../../../shop/desk/order-desk.ts";
import {
  pagePlaceholder,
  type ReadyMessageOrder,
  type ReadyMessageShop,
  readyMessage,
} from "../../../shop/messages/ready-message.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { parcelInWords } from "../../../shop/order/courier.ts";
import { orderedAtFirst } from "../../../shop/order/edit.ts";
import { orderChanges } from "../../../shop/order/event.ts";
import { describeEvent, type TimelineEntry } from "../../../shop/order/event-words.ts";
import { giveBackSince, refundPromise } from "../../../shop/order/give-back.ts";
import { makeBy } from "../../../shop/order/making-day.ts";
import { balanceNow, waitsToBegin } from "../../../shop/order/money-entries.ts";
import { moneyBeforeSending, shortMoney } from "../../../shop/order/money-words.ts";
import { isWithCourier } from "../../../shop/order/with-courier.ts";
import { firstName, listInWords, piecesInWords } from "../../../shop/order/words.ts";
import { dayOf, formatDay, formatWeekday } from "../../../shop/pakistan-days.ts";
import { internationalPhone } from "../../../shop/phone.ts";
import { describeMeant } from "./describe-meant.ts";

/** Sentences and dates are made on the server, so that hydration renders the same whatever the browser's clock says. */
export function describeOrder(order: DeskOrder, shop: OrderShop, now: number) {
  return {
    order,
    now,
    wallet: shop.wallet,
    makingDays: shop.makingDays,
    refundDays: shop.refundDays,
    promise: promiseOf(order, shop, now),
    first: firstName(order.customer.name),
    advice: advise(order, shop, now),
    meant: describeMeant(order, now),
    message: readyMessage(toldOrder(order), messageShopOf(shop), pagePlaceholder),
    messageLink: internationalPhone(order.customer.phone) && deskAddress(deskMessagePath(order.number)),
    timeline: timelineOf(order),
  };
}

export function toldOrder(order: DeskOrder): ReadyMessageOrder {
  return { ...order, lines: [...order.lines] };
}

export function messageShopOf({ name, wallet, messages }: OrderShop): ReadyMessageShop {
  return { name, walletName: wallet.name, texts: messages };
}

export type DescribedOrder = ReturnType<typeof describeOrder>;

/** By when what has to go back is promised. */
function promiseOf(order: DeskOrder, { refundDays }: OrderShop, now: number) {
  const since = balanceNow(order).toGiveBack > 0 ? giveBackSince(order) : undefined;
  return since === undefined ? undefined : refundPromise(since, refundDays, now);
}

/** The sentence above the next step's button. */
function advise(order: DeskOrder, shop: OrderShop, now: number): string {
  const first = isolateBidi(firstName(order.customer.name));
  const made = order.lines.filter(({ isMade }) => isMade).map(({ name }) => name);
  const pieces = listInWords([...new Set(made)]);
  switch (order.stage) {
    case "new": {
      const ready = formatDay(makeBy(now, shop.makingDays));
      const making =
        made.length > 0 ? ` Begun today, ${pieces} ${made.length > 1 ? "are" : "is"} ready by about ${ready}.` : "";
      return `Ring or write to ${first}, then confirm.${making}`;
    }
    case "confirmed":
      if (waitsToBegin(order)) return `Wait for the advance. ${moneyBeforeSending(order)}`;
      return order.makeBy === null ? "Everything is on the shelf." : `Make by ${formatDay(order.makeBy)}.`;
    case "making":
      return order.makeBy === null ? "Being made." : `Make by ${formatDay(order.makeBy)}.`;
    case "packed": {
      const { city } = order.customer;
      return `${moneyBeforeSending(order)} Ready for the courier${city && ` to ${isolateBidi(city)}`}.`.trim();
    }
    case "sent": {
      const sent = order.events.findLast(({ to, from }) => to.stage === "sent" && from.stage !== "sent");
      const since = sent ? ` since ${formatWeekday(dayOf(sent.at))}` : "";
      const way = order.parcel ? parcelInWords({ ...order.parcel, tracking: "" }) : "on its way";
      return `${way.charAt(0).toUpperCase()}${way.slice(1)}${since}.`;
    }
    case "delivered":
      if (isWithCourier(order)) return `Delivered. ${shortMoney(order).words}.`;
      return order.money === "received" ? "Delivered and paid." : "Delivered. The money is still due.";
    default: {
      const { toGiveBack } = balanceNow(order);
      return toGiveBack > 0 ? `${formatDesk(toGiveBack)} has to go back to ${first}.` : "";
    }
  }
}

/** Newest first: the events, the order's placing and the e-mail about it. */
function timelineOf(order: DeskOrder): (TimelineEntry & { atFirst?: AtFirst })[] {
  const first = firstName(order.customer.name);
  const atFirst = orderedAtFirstRows(order);
  const placed = {
    at: order.createdAt,
    title: "Order placed",
    detail: `${isolateBidi(first)}, ${order.payment === "cod" ? "cash on delivery" : "mobile wallet"}`,
    stage: "new" as const,
    ...(atFirst && { atFirst }),
  };
  const mail = mailEntries(order);
  const events = order.events.map((event) => describeEvent(event, first));
  return [placed, ...mail, ...events].toReversed().toSorted((one, other) => other.at - one.at);
}

type AtFirst = readonly { name: string; value: string }[];

/** The first lines and sums of an order that was changed since. */
function orderedAtFirstRows(order: DeskOrder): AtFirst | undefined {
  const changes = orderChanges(order.events);
  if (changes.length === 0) return undefined;
  const { lines, delivery, subtotal, total } = orderedAtFirst(order, changes);
  return [
    ...lines.map((line, position) => ({
      name: `${position + 1}. ${isolateBidi(piecesInWords([line]))}`,
      value: formatDesk(line.lineTotal),
    })),
    { name: "Subtotal", value: formatDesk(subtotal) },
    { name: "Delivery", value: delivery === 0 ? "none" : formatDesk(delivery) },
    { name: "Total", value: formatDesk(total) },
  ];
}

function mailEntries({ mailedAt }: DeskOrder): TimelineEntry[] {
  return mailedAt === null ? [] : [{ at: mailedAt, title: "E-mail to the shop sent", detail: "" }];
}
