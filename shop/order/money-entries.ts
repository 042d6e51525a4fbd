import { formatDesk, grouped, type Rupees, sum } from "../money/rupees.ts";
import type { MoneyState } from "./payment-state.ts";
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
export type MoneyEntry = { at: number; sum: Rupees; way: MoneyWay; by: string };

export type Balance = {
  /** What came less what went back. */
  received: Rupees;
  due: Rupees;
  toGiveBack: Rupees;
};

type Owed = { total: Rupees; stage: Stage };

/** The one rule for what is still to come and what has to go back. Nothing is due of an order that fell through. */
export function balanceOf({ total, stage }: Owed, entries: readonly Pick<MoneyEntry, "sum">[]): Balance {
  const received = sum(entries.map((entry) => entry.sum));
  const owed = stageTable[stage].isActive ? total : 0;
  return { received, due: Math.max(0, owed - received), toGiveBack: Math.max(0, received - owed) };
}

/** Why an entry can't be made. */
export type EntryFault = "not-an-amount" | "more-than-came";

export function entryFault(entry: Rupees, { received }: Balance): EntryFault | undefined {
  if (!Number.isSafeInteger(entry) || entry === 0) return "not-an-amount";
  return received + entry < 0 ? "more-than-came" : undefined;
}

/** The state of an order's money once an entry is in: the whole of it, nothing any more, or a part. */
export function moneyAfterEntry({ total }: Pick<Owed, "total">, entries: readonly MoneyEntry[]): MoneyState {
  const received = sum(entries.map((entry) => entry.sum));
  if (received > 0 && received >= total) return "received";
  const last = entries.at(-1);
  return received <= 0 && last && last.sum < 0 ? "refunded" : "due";
}

/** What a new total does to it. A screenshot that nobody has looked at stays one. */
export function moneyAfterTotal(money: MoneyState, total: Rupees, { received }: Balance): MoneyState {
  if (money === "received" && received < total) return "due";
  return money === "due" && received > 0 && received >= total ? "received" : money;
}

/** Beside the state, while it is a part: "Rs 20,000 of 95,250 received"; or what no longer fits. */
export function balanceInWords(total: Rupees, { received, toGiveBack }: Balance): string {
  if (toGiveBack > 0) return `${formatDesk(toGiveBack)} to give back`;
  return received > 0 && received < total ? `${formatDesk(received)} of ${grouped(total)} received` : "";
}
