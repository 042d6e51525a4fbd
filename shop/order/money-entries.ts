import { formatDesk, grouped, type Rupees, sum } from "../money/rupees.ts";
import { type Day, dayOf } from "../pakistan-days.ts";
import type { Payment } from "./checkout.ts";
import { type MoneyState, paysAtDoor } from "./payment-state.ts";
import { type Stage, stageTable } from "./stage.ts";

export const moneyWays = ["courier", "wallet", "raast", "bank", "in-person"] as const;
export type MoneyWay = (typeof moneyWays)[number];

export const moneyWayNames: Readonly<Record<MoneyWay, string>> = {
  courier: "Cash by courier",
  wallet: "Wallet",
  raast: "Raast",
  bank: "Bank",
  "in-person": "In person",
};

/** Money that came, or, with a sum below 0, went back. Entries are only ever added. */
export type MoneyEntry = {
  at: number;
  sum: Rupees;
  way: MoneyWay;
  by: string;
  /** When it came or went, where that isn't the day of the entry. */
  day?: Day;
  /** A reference, or who brought it; never shown to the shopper. */
  note?: string;
};

export type StoredEntry = MoneyEntry & { id: number };

/** What a change of an order adds to its entries. */
export type NewEntry = Pick<MoneyEntry, "sum" | "way" | "day" | "note">;

export type Balance = {
  /** What came less what went back. */
  received: Rupees;
  due: Rupees;
  toGiveBack: Rupees;
};

type Owed = { total: Rupees; stage: Stage };

/** Of a stored order. `received` is the sum of its entries. */
export type OrderMoney = { total: Rupees; money: MoneyState; received?: Rupees };
export type StandingMoney = OrderMoney & { stage: Stage };
export type PayableOrder = StandingMoney & { payment: Payment; advance?: Rupees };

/** What has come for an order. Those of the release before entries have a state alone, and then the whole has come. */
export function receivedOf({ money, received = 0, total }: OrderMoney): Rupees {
  if (money === "received") return Math.max(received, total);
  return money === "refunded" ? 0 : received;
}

/** The one rule for what is still to come and what has to go back. Nothing is due of an order that fell through. */
export function balanceOf({ total, stage }: Owed, entries: readonly Pick<MoneyEntry, "sum">[]): Balance {
  const received = sum(entries.map((entry) => entry.sum));
  const owed = stageTable[stage].isActive ? total : 0;
  return { received, due: Math.max(0, owed - received), toGiveBack: Math.max(0, received - owed) };
}

/** The balance of a stored order. Nothing is due again of money that was given back, until the order is reopened. */
export function balanceNow(order: StandingMoney): Balance {
  const balance = balanceOf(order, [{ sum: receivedOf(order) }]);
  return order.money === "refunded" ? { ...balance, due: 0 } : balance;
}

/**
 * The sum that is expected next: the rest of an advance until the parcel is sent, else all that hasn't come. Also for
 * an order that fell through, whose payment may still be on its way.
 */
export function expectedNext(order: Omit<PayableOrder, "payment">): Rupees {
  const { total, advance = 0, stage, money } = order;
  const received = receivedOf(order);
  const waitsForAdvance = advance > received && (money === "claimed" || stageTable[stage].correctable);
  return Math.max(0, (waitsForAdvance ? advance : total) - received);
}

/** What the shopper has to send online now: an advance, or an online payment. Cash at the door isn't sent. */
export function dueOnline(order: PayableOrder): Rupees {
  if (balanceNow(order).due === 0) return 0;
  return paysAtDoor(order) && !waitsForAdvance(order) ? 0 : expectedNext(order);
}

/** What the courier has to collect of what hasn't come, if the advance comes as asked. */
export function dueAtDoor(order: PayableOrder): Rupees {
  return paysAtDoor(order) ? balanceNow(order).due - dueOnline(order) : 0;
}

/** An advance was asked for, and hasn't come whole. Once the parcel is sent, the courier collects it with the rest. */
export function waitsForAdvance(order: PayableOrder): boolean {
  const { advance = 0, stage } = order;
  return balanceNow(order).due > 0 && stageTable[stage].correctable && advance > receivedOf(order);
}

/** Usual advances. */
export function advanceParts(total: Rupees): { fifth: Rupees; half: Rupees } {
  return { fifth: Math.ceil(total / 5), half: Math.ceil(total / 2) };
}

/** The seller wanted making to begin only once the advance has come, and it hasn't. She may begin all the same. */
export function waitsToBegin(order: PayableOrder & { advanceFirst?: boolean }): boolean {
  const { advanceFirst = false, stage } = order;
  return advanceFirst && (stage === "new" || stage === "confirmed") && waitsForAdvance(order);
}

/** The day on which it came or went. */
export function entryDay({ at, day }: Pick<MoneyEntry, "at" | "day">): Day {
  return day ?? dayOf(at);
}

/** What went back last, in one sum or several: the entries below 0 since money last came. */
export function givenBackLast(entries: readonly Pick<MoneyEntry, "sum">[]): Rupees {
  const lastCame = entries.findLastIndex((entry) => entry.sum > 0);
  return sum(entries.slice(lastCame + 1).map((entry) => -entry.sum));
}

/** Larger sums are mistyped. */
export const maxEntry = 1_000_000_000;

/** Of what is written down with an entry. */
export const maxEntryNote = 200;

/** Why an entry can't be made. */
export type EntryFault = "not-an-amount" | "more-than-came";

export function entryFault(entry: Rupees, { received }: Pick<Balance, "received">): EntryFault | undefined {
  if (!Number.isSafeInteger(entry) || entry === 0 || Math.abs(entry) > maxEntry) return "not-an-amount";
  return received + entry < 0 ? "more-than-came" : undefined;
}

/**
 * The state of an order's money once an entry is in. Money that came answers a screenshot, money that went back doesn't.
 * All given back is "refunded" where the order fell through; of one that stands it is due again.
 */
export function moneyAfterEntry(order: StandingMoney, entry: Rupees): MoneyState {
  const received = receivedOf(order) + entry;
  if (entry < 0 && received === 0 && !stageTable[order.stage].isActive) return "refunded";
  return moneyAfterTotal(entry < 0 && order.money === "claimed" ? "claimed" : "due", order.total, { received });
}

/** What a new total does to it. A screenshot that nobody has looked at stays one. */
export function moneyAfterTotal(money: MoneyState, total: Rupees, { received }: Pick<Balance, "received">): MoneyState {
  if (money === "received" && received < total) return "due";
  return money === "due" && received > 0 && received >= total ? "received" : money;
}

/** Beside the state, while it is a part: "Rs 20,000 of 95,250 received"; or what no longer fits. */
export function balanceInWords(total: Rupees, { received, toGiveBack }: Balance): string {
  if (toGiveBack > 0) return `${formatDesk(toGiveBack)} to give back`;
  return received > 0 && received < total ? `${formatDesk(received)} of ${grouped(total)} received` : "";
}

/** Told to the seller while she types an entry: what it leaves. */
export function afterEntryInWords(order: StandingMoney, entry: Rupees): string {
  const { received, due, toGiveBack } = balanceOf(order, [{ sum: receivedOf(order) }, { sum: entry }]);
  if (received < 0) return `${formatDesk(received - entry)} came in. More can’t go back.`;
  if (toGiveBack > 0 && entry > 0 && stageTable[order.stage].isActive)
    return `${formatDesk(toGiveBack)} more than due. It stands under To give back.`;
  if (toGiveBack > 0) return `Then ${formatDesk(toGiveBack)} is still to give back.`;
  return due > 0 ? `Then ${formatDesk(due)} is still due.` : "Then nothing is due.";
}

export function parseMoneyWay(text: string | null | undefined): MoneyWay | undefined {
  return moneyWays.find((way) => way === text);
}
