import { isolateBidi } from "../bidi.ts";
import { formatRs } from "../money/rupees.ts";
import { changeInWords } from "../order/change-words.ts";
import { type MoneyStep, moneySteps } from "../order/payment-state.ts";
import { type Stage, stageTable } from "../order/stage.ts";
import { dayOf, formatLongDay } from "../pakistan-days.ts";
import type { MakingDays } from "../pieces/making.ts";
import {
  daysBetween,
  type FollowedEvent,
  type FollowedOrder,
  isToBeMade,
  makingProgress,
  parcelSentence,
  whatIsMade,
} from "./followed-order.ts";
import { proofWithUs } from "./proof.ts";

/** An entry of "Day by day"; without `at` it is what comes next. */
export type DayEntry = {
  at?: number;
  title: string;
  text: string;
  state: "done" | "now" | "to-come" | "cancelled" | "past";
  /** When it is expected, or since when it has been going on. */
  about?: string;
};

/** What the shopper presses to say that she means it. */
export const yesButton = "Yes, please make it";

type Next = Pick<DayEntry, "title" | "text" | "about">;

function nextOf(order: FollowedOrder, days: MakingDays, now: number): Next | undefined {
  const { stage, to } = order;
  switch (stage) {
    case "new":
      return {
        title: "We confirm with you",
        text: `A call or a message${to.phoneEnd && ` to the number that ends in ${to.phoneEnd}`}.`,
      };
    case "confirmed":
      return isToBeMade(order)
        ? { title: "We make it, by hand", text: whatIsMade(order, days) }
        : { title: "We pack it", text: "" };
    case "making": {
      const making = makingProgress(order, days, now);
      const about = daysBetween(making.from, making.to);
      return {
        title: "Packed, and sent by courier",
        text: "You see courier and tracking number here.",
        ...(!making.isLate && { about: `${about.charAt(0).toUpperCase()}${about.slice(1)}` }),
      };
    }
    case "packed":
      return { title: "It goes to the courier", text: "You see courier and tracking number here." };
    case "sent":
      return {
        title: "It comes to your door",
        text: `The courier brings it to your address in ${isolateBidi(to.city)}.`,
      };
    default:
      return undefined;
  }
}

function isMoneyStep(what: FollowedEvent["what"]): what is MoneyStep {
  return moneySteps.some((step) => step === what);
}

function moneyEntry(step: MoneyStep, amount: string): Pick<DayEntry, "title" | "text"> {
  switch (step) {
    case "claim":
      return { title: proofWithUs, text: "" };
    case "receive":
      return { title: `${amount} received`, text: "" };
    case "not-received":
      return { title: "We couldn’t find the payment", text: "" };
    case "refund":
      return { title: `${amount} sent back`, text: "" };
  }
}

function changeEntry({ differences = [] }: FollowedEvent): Pick<DayEntry, "title" | "text"> {
  return { title: "We changed your order", text: changeInWords(differences, formatRs) };
}

function stageText(order: FollowedOrder, stage: Stage, { byShopper, said }: FollowedEvent, days: MakingDays): string {
  if (stage === "new") return order.payment === "online" ? "By mobile wallet." : "";
  if (stage === "making") return whatIsMade(order, days);
  if (stage === "sent") return order.parcel ? parcelSentence(order.parcel) : "";
  if (stage !== "cancelled") return "";
  const who = byShopper ? "You" : "We";
  return said ? `${who} wrote: “${isolateBidi(said)}”` : `${who} cancelled it.`;
}

/** What comes next, then what has happened, newest first. */
export function dayByDay(order: FollowedOrder, days: MakingDays, now: number): DayEntry[] {
  const begun: FollowedEvent = { at: order.createdAt, what: "new", byShopper: true };
  const happened = [begun, ...order.events];
  const current = happened.findLast(({ what }) => what === order.stage);
  const entries = happened.map((event): DayEntry => {
    const { at, what, sum = order.total } = event;
    const doneState = order.stage === "cancelled" ? "past" : "done";
    if (what === "change") return { at, ...changeEntry(event), state: doneState };
    if (what === "yes") return { at, title: "You said yes", text: `“${yesButton}.”`, state: doneState };
    if (isMoneyStep(what)) return { at, ...moneyEntry(what, formatRs(sum)), state: doneState };
    const isUnderWay = event === current && (what === "making" || what === "sent");
    const state = what === "cancelled" ? "cancelled" : isUnderWay ? "now" : doneState;
    const about = isUnderWay && what === "making" ? `Since ${formatLongDay(dayOf(at))}` : undefined;
    const title = stageTable[what].shopperName;
    return { at, title, text: stageText(order, what, event, days), state, ...(about && { about }) };
  });
  const next = nextOf(order, days, now);
  return [...(next ? [{ ...next, state: "to-come" as const }] : []), ...entries.reverse()];
}
