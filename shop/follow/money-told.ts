import { formatRs, type Rupees } from "../money/rupees.ts";
import { paymentNames } from "../order/checkout.ts";
import { withinDays } from "../order/give-back.ts";
import { balanceNow, dueAtDoor, dueOnline, expectedNext, waitsForAdvance } from "../order/money-entries.ts";
import { moneyAfterwards } from "../order/money-words.ts";
import { paysAtDoor } from "../order/payment-state.ts";
import { stageTable } from "../order/stage.ts";
import { isWithCourier } from "../order/with-courier.ts";
import { dayOf, formatWeekday } from "../pakistan-days.ts";
import { type FollowedOrder, type Stressed, sinceWhen } from "./followed-order.ts";

/** What the shopper's page says of the money. Made on the server, so that the page's script needs none of its rules. */
export type MoneyTold = {
  /** What came, or what to send and where; undefined where there is nothing to say. */
  paying: Paying | undefined;
  /** Below the total, where what came isn't the whole. */
  sums: readonly { name: string; value: string }[];
  /** "Online payment, received" */
  payment: string;
  /** What cancelling means for it. */
  ifCancelled: string;
  /** Cash for the courier, while the parcel is on its way. */
  toHaveReady: string | undefined;
};

export type Paying =
  | { state: "received"; title: string; text: string }
  /** `amount` goes to the wallet; `isSaid`: she says that it has gone. */
  | { state: "to-pay" | "proof"; amount: Rupees; lead: Stressed; isSaid: boolean };

/** `account`: where money is sent to, "JazzCash wallet or by Raast". */
export function moneyTold(order: FollowedOrder, account: string, refundDays: number): MoneyTold {
  const isCash = paysAtDoor(order) && order.money === "due" && order.stage === "sent";
  return {
    paying: stageTable[order.stage].isActive ? payingOf(order, account, refundDays) : undefined,
    sums: partSums(order),
    payment: paymentInWords(order),
    ifCancelled:
      order.money === "due" && order.received === 0
        ? "Nothing is made and nothing is to be paid."
        : `Nothing is made. ${moneyAfterwards(order, refundDays)}`,
    toHaveReady: isCash ? formatRs(balanceNow(order).due) : undefined,
  };
}

function payingOf(order: FollowedOrder, account: string, refundDays: number): Paying | undefined {
  const isSaid = order.money === "claimed";
  const amount = isSaid ? expectedNext(order) : dueOnline(order);
  if (amount > 0) {
    const state = isSaid && order.proofAt !== undefined ? "proof" : "to-pay";
    return { state, amount, lead: leadOf(order, amount, account), isSaid };
  }
  const { received } = balanceNow(order);
  const isTold = order.payment === "online" || Number(order.advance) > 0 || received !== order.total;
  if (received === 0 || !isTold) return undefined;
  const day = formatWeekday(dayOf(sinceWhen(order, "receive")));
  return {
    state: "received",
    title: `${formatRs(received)} received`,
    text: `${day}. ${restInWords(order, refundDays)}`,
  };
}

function restInWords(order: FollowedOrder, refundDays: number): string {
  const { due, toGiveBack } = balanceNow(order);
  if (toGiveBack > 0) {
    const within = withinDays(refundDays);
    return `${formatRs(toGiveBack)} of it is to give back: we send it to the wallet it came from ${within}.`;
  }
  if (isWithCourier(order)) return `${formatRs(due)} paid at your door.`;
  return due > 0 ? `${formatRs(due)} still due: the courier takes it at your door.` : "Nothing to pay at the door.";
}

function leadOf(order: FollowedOrder, amount: Rupees, account: string): Stressed {
  const { received, due } = balanceNow(order);
  const came = received > 0 ? `${formatRs(received)} received, ${formatRs(due)} still due. ` : "";
  const isAdvance = waitsForAdvance(order);
  const { advanceUntil } = order;
  const by = isAdvance && advanceUntil !== undefined ? ` by ${formatWeekday(advanceUntil)}` : "";
  const atDoor = isAdvance ? dueAtDoor(order) : 0;
  return {
    before: `${came}Send `,
    stressed: formatRs(amount),
    after:
      `${isAdvance ? " in advance" : ""} to this ${account}${by}, then add the screenshot here.` +
      `${atDoor > 0 ? ` ${formatRs(atDoor)} remain for the courier.` : ""}`,
  };
}

function partSums(order: FollowedOrder): MoneyTold["sums"] {
  const { received, due, toGiveBack } = balanceNow(order);
  const { isActive } = stageTable[order.stage];
  if (!isActive || received === order.total || (received === 0 && !waitsForAdvance(order))) return [];
  const advance = waitsForAdvance(order) ? [{ name: "In advance", value: formatRs(dueOnline(order)) }] : [];
  const atDoor = dueAtDoor(order) > 0 ? [{ name: "At the door", value: formatRs(dueAtDoor(order)) }] : [];
  if (isWithCourier(order))
    return received > 0
      ? [
          { name: "In advance", value: formatRs(received) },
          { name: "Paid at the door", value: formatRs(due) },
        ]
      : [];
  const rest = paysAtDoor(order) ? [...advance, ...atDoor] : [{ name: "Still due", value: formatRs(due) }];
  return [
    ...(received > 0 ? [{ name: "Received", value: formatRs(received) }] : []),
    ...(toGiveBack > 0 ? [{ name: "To give back", value: formatRs(toGiveBack) }] : rest),
  ];
}

const moneyWords = { due: "due", claimed: "to be checked", received: "received", refunded: "sent back" } as const;

/** The payment, and its state where there is something to say. Whether a courier has brought the cash isn't hers to know. */
function paymentInWords(order: FollowedOrder): string {
  const { payment, money, stage, received } = order;
  const name = paymentNames[payment];
  if (isWithCourier(order)) return `${name}, paid at the door`;
  if (!stageTable[stage].isActive && money === "due")
    return received > 0 ? `${name}, to give back` : `${name}, nothing paid`;
  return payment === "cod" && money === "due" ? name : `${name}, ${moneyWords[money]}`;
}
