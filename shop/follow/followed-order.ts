import { isolateBidi } from "../bidi.ts";
import type { Rupees } from "../money/rupees.ts";
import type { Payment } from "../order/checkout.ts";
import { type Parcel, parcelInWords } from "../order/courier.ts";
import type { Difference } from "../order/edit.ts";
import { dueOnline, type PayableOrder, waitsForAdvance } from "../order/money-entries.ts";
import { moneyAfterwards } from "../order/money-words.ts";
import type { Discount, OrderLine } from "../order/order.ts";
import type { MoneyState, MoneyStep } from "../order/payment-state.ts";
import { type Stage, stageTable } from "../order/stage.ts";
import { firstName, listInWords } from "../order/words.ts";
import { type Day, dayOf, formatDay, formatShortDay, formatWeekday } from "../pakistan-days.ts";
import { type MakingDays, makingTime } from "../pieces/making.ts";
import type { Badge } from "../pieces/product.ts";
import { digitsOf } from "../typed-text.ts";

/** An event as the shopper may see it: without the names of the desk's people, and without private notes. */
export type FollowedEvent = {
  at: number;
  what: Stage | MoneyStep | "yes" | "change";
  byShopper: boolean;
  /** What came or went back; unknown of the release before entries, when it was the total. */
  sum?: Rupees;
  /** What the shopper wrote when cancelling, or the seller to her. */
  said?: string;
  /** What a change made different. */
  differences?: readonly Difference[];
};

/** An order as its own page shows it to the shopper, or anybody else with its key. */
export type FollowedOrder = {
  number: string;
  /** Counts the changes; a form sends the one that it was made from. */
  revision: number;
  createdAt: number;
  stage: Stage;
  money: MoneyState;
  payment: Payment;
  to: { name: string; address: string; city: string; phoneEnd: string };
  notes: string;
  lines: readonly FollowedLine[];
  subtotal: Rupees;
  delivery: Rupees;
  discount?: Discount;
  total: Rupees;
  /** The sum of its entries. */
  received: Rupees;
  /** What went back, of a refunded order that has entries. */
  givenBack?: Rupees;
  advance?: Rupees;
  /** The day by which the advance should come. */
  advanceUntil?: Day;
  /** The day by which the shopper needs it. */
  neededBy?: Day;
  parcel?: Parcel;
  events: readonly FollowedEvent[];
  /** When the screenshot that the shop has now was added. */
  proofAt?: number;
  /** When the shopper said that she means it. */
  saidYesAt?: number;
};

/** A cash order that nobody has confirmed yet: she is asked whether it is meant. */
export function canSayYes({ stage, payment }: { stage: string; payment: string }): boolean {
  return stage === "new" && payment === "cod";
}

/** `badge` is the current one; a piece that is no longer sold has none, a piece of its own is made to order. */
export type FollowedLine = OrderLine & { badge?: Badge };

/** The last digits: enough for the shopper to recognise the number. */
export function phoneEnd(phone: string): string {
  return digitsOf(phone).slice(-3);
}

export function sinceWhen({ events, createdAt }: FollowedOrder, what: FollowedEvent["what"]): number {
  return events.findLast((event) => event.what === what)?.at ?? createdAt;
}

export function isToBeMade({ lines }: Pick<FollowedOrder, "lines">): boolean {
  return lines.some(({ badge }) => badge === "Made to Order");
}

export type MakingProgress = { day: number; from: Day; to: Day; isLate: boolean };

/** Day 1 is the day on which making began. */
export function makingProgress(order: FollowedOrder, days: MakingDays, now: number): MakingProgress {
  const begun = dayOf(sinceWhen(order, "making"));
  const today = dayOf(now);
  return { day: today - begun + 1, from: begun + days.from, to: begun + days.to, isLate: today > begun + days.to };
}

/** "between 20 and 25 November", "between 28 November and 3 December", "about 25 November". */
export function daysBetween(from: Day, to: Day): string {
  if (from === to) return `about ${formatDay(to)}`;
  const [first, last] = [formatDay(from), formatDay(to)];
  const isOneMonth = first.slice(first.indexOf(" ")) === last.slice(last.indexOf(" "));
  return `between ${isOneMonth ? first.slice(0, first.indexOf(" ")) : first} and ${last}`;
}

/** A sentence of which one part is emphasised. */
export type Stressed = { before: string; stressed?: string; after?: string };

const courierHas = { "By hand": "Our own hands have", Other: "The courier has" } as const;

function cancelledLine(order: FollowedOrder, refundDays: number | undefined): string {
  const event = order.events.findLast(({ what }) => what === "cancelled");
  const day = formatWeekday(dayOf(event?.at ?? order.createdAt));
  return `${event?.byShopper ? "You" : "We"} cancelled this order on ${day}. ${moneyAfterwards(order, refundDays)}`;
}

function makingLine(order: FollowedOrder, days: MakingDays, now: number): Stressed {
  const { day, from, to, isLate } = makingProgress(order, days, now);
  if (isLate) return { before: "It takes a little longer than we said. Ask us how it stands." };
  const lead = `Day ${day} of ${makingTime(days).replace(/ days?$/, "")}. We expect to send it `;
  return { before: lead, stressed: daysBetween(from, to), after: "." };
}

/** She has to send something now, and hasn't said yet that she did. */
export function hasToPay(order: PayableOrder): boolean {
  return order.money === "due" && dueOnline(order) > 0;
}

/** The line under the stage's name. `refundDays`: within how many days money is promised back. */
export function stageLine(order: FollowedOrder, days: MakingDays, now: number, refundDays?: number): Stressed {
  const first = isolateBidi(firstName(order.to.name));
  switch (order.stage) {
    case "new":
      if (order.saidYesAt !== undefined)
        return { before: `Shukriya, ${first}. We have your yes, and confirm your order next.` };
      return {
        before: hasToPay(order)
          ? `Shukriya, ${first}. Send your ${waitsForAdvance(order) ? "advance" : "payment"}, and we call or message you to confirm.`
          : `Shukriya, ${first}. We call or message you to confirm.`,
      };
    case "confirmed":
      return { before: isToBeMade(order) ? "We start on it next." : "We pack it next." };
    case "making":
      return makingLine(order, days, now);
    case "packed":
      return { before: "It waits for the courier." };
    case "sent": {
      const courier = order.parcel?.courier ?? "Other";
      const has = courier in courierHas ? courierHas[courier as keyof typeof courierHas] : `${courier} has`;
      return { before: `${has} had your parcel since ${formatWeekday(dayOf(sinceWhen(order, "sent")))}.` };
    }
    case "delivered":
      return { before: `On ${formatWeekday(dayOf(sinceWhen(order, "delivered")))}. Wear it well, ${first}.` };
    case "cancelled":
      return { before: cancelledLine(order, refundDays) };
    case "returned":
      return {
        before: `It came back to us on ${formatDay(dayOf(sinceWhen(order, "returned")))}. We call or message you about it.`,
      };
  }
}

/** Announces a change of stage: "Your order is on the way". */
export function stageNews(stage: Stage): string {
  const { shopperName } = stageTable[stage];
  return stage === "new" ? shopperName : `Your order is ${shopperName.toLowerCase()}`;
}

/** One of the stones that show an order's progress: filled when done, outlined when under way or to come. */
export type Stone = { state: "done" | "now" | "to-come"; label: string; date: string };

/** The three stones of an order's progress; none for one that was cancelled or returned. */
export function stonesOf(order: FollowedOrder, days: MakingDays, now: number): Stone[] {
  const { stage } = order;
  if (stage === "cancelled" || stage === "returned") return [];
  const on = (what: Stage) => formatShortDay(dayOf(sinceWhen(order, what)));
  const isMade = isToBeMade(order);
  const confirm: Stone =
    stage === "new"
      ? { state: "now", label: "We confirm", date: "next" }
      : { state: "done", label: "Confirmed", date: on("confirmed") };
  const made: Record<typeof stage, Stone> = {
    new: { state: "to-come", label: isMade ? "We make it" : "We pack it", date: isMade ? daysInWords(days) : "soon" },
    confirmed: {
      state: "to-come",
      label: isMade ? "We make it" : "We pack it",
      date: isMade ? daysInWords(days) : "next",
    },
    making: { state: "now", label: "Being made", date: `day ${makingProgress(order, days, now).day}` },
    packed: { state: "done", label: "Packed", date: on("packed") },
    sent: { state: "done", label: "Packed", date: on("packed") },
    delivered: { state: "done", label: "Packed", date: on("packed") },
  };
  const toCome: Stone = { state: "to-come", label: "To your door", date: "by courier" };
  const making = stage === "making" ? makingProgress(order, days, now) : undefined;
  const door: Partial<Record<Stage, Stone>> = {
    ...(making && !making.isLate && { making: { ...toCome, date: `from ${formatShortDay(making.from)}` } }),
    sent: { state: "now", label: "On the way", date: `since ${on("sent")}` },
    delivered: { state: "done", label: "Delivered", date: on("delivered") },
  };
  return [confirm, made[stage], door[stage] ?? toCome];
}

function daysInWords(days: MakingDays): string {
  return makingTime(days).replace(/^about /, "");
}

/** "Mahgul and Aina take about 10 to 15 days. Gauhar is ready and waits for them." Pieces no longer sold are left out. */
export function whatIsMade({ lines }: FollowedOrder, days: MakingDays): string {
  const named = (wanted: Badge) => [...new Set(lines.flatMap(({ name, badge }) => (badge === wanted ? [name] : [])))];
  const [made, ready] = [named("Made to Order"), named("Ready to Ship")];
  if (made.length === 0) return "";
  const [take, them] = made.length === 1 ? ["takes", "it"] : ["take", "them"];
  const making = `${listInWords(made)} ${take} ${makingTime(days)}.`;
  if (ready.length === 0) return making;
  const [are, wait] = ready.length === 1 ? ["is", "waits"] : ["are", "wait"];
  return `${making} ${listInWords(ready)} ${are} ready and ${wait} for ${them}.`;
}

/** "With TCS, 7791 3045 218." */
export function parcelSentence(parcel: Parcel): string {
  const words = parcelInWords(parcel);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
