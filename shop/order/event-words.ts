import { isolateBidi } from "../bidi.ts";
import { formatDesk } from "../money/rupees.ts";
import { formatDay, parseDay } from "../pakistan-days.ts";
import { backReasonNames, type CameBack, placesInWords } from "./came-back.ts";
import { capitalised, differenceInWords } from "./change-words.ts";
import type { Correction } from "./correction.ts";
import { type Parcel, parcelInWords } from "./courier.ts";
import type { EventActor, OrderEvent } from "./event.ts";
import { hoursInWords } from "./let-go.ts";
import { moneyWayNames } from "./money-entries.ts";
import type { MoneyStep } from "./payment-state.ts";
import { sourceNames } from "./source.ts";
import { type Stage, stageTable } from "./stage.ts";
import { withCourierInWords } from "./with-courier.ts";

/** One line of "So far". A change of stage has the stage's glyph, everything else a nuqta. */
export type TimelineEntry = { at: number; title: string; detail: string; stage?: Stage; isStrong?: true };

const moneyTitles: Readonly<Record<MoneyStep, string>> = {
  claim: "Screenshot sent",
  receive: "Money received",
  "not-received": "Money not received",
  refund: "Money given back",
};

const fieldNames: Readonly<Record<Exclude<Correction["field"], "neededBy">, string>> = {
  name: "Name",
  email: "E-mail",
  address: "Address",
  city: "City",
  phone: "Phone",
};

/** "Name, Phone corrected"; "Needed by 6 December" where that is all. */
function correctTitle(corrections: readonly Correction[]): string {
  const names = corrections.flatMap(({ field }) => (field === "neededBy" ? [] : [fieldNames[field]]));
  return names.length > 0 ? `${names.join(", ")} corrected` : corrections.map(neededInWords).join("");
}

function neededInWords({ to }: Correction): string {
  const day = parseDay(to);
  return day === undefined ? "No longer needed by a day" : `Needed by ${formatDay(day)}`;
}

function correctionInWords(correction: Correction): string {
  if (correction.field === "neededBy") return neededInWords(correction);
  const [from, to] = [correction.from, correction.to].map((text) => (text === "" ? "nothing" : isolateBidi(text)));
  return `${from} became ${to}`;
}

function parcelTitle({ from, to }: { from: Parcel; to: Parcel }): string {
  if (from.tracking === to.tracking) return "Courier changed";
  return from.tracking === "" ? "Tracking number added" : "Tracking number changed";
}

function titleOf({ details, to, actor }: OrderEvent): string {
  switch (details.kind) {
    case "step":
      return details.step === "reopen" ? "Reopened" : stageTable[to.stage].name;
    case "money":
      return moneyTitles[details.step];
    case "entry":
      return details.sum > 0 ? `${formatDesk(details.sum)} received` : `${formatDesk(-details.sum)} given back`;
    case "advance":
      return details.sum > 0 ? "Advance asked for" : "Advance no longer asked for";
    case "take-back":
      return details.of === "step" ? `Taken back: ${stageTable[to.stage].name} again` : "Money: taken back";
    case "correct":
      return correctTitle(details.corrections);
    case "parcel":
      return parcelTitle(details);
    case "change":
      return "Changed";
    case "exchange":
      return "Came back for an exchange";
    case "note":
      return "Private note";
    case "enter":
      return `Entered by ${nameOf(actor, "")}`;
    case "slip":
      return "Slip printed";
    case "yes":
      return "She said yes";
    case "let-go":
      return "Let go of its pieces";
    case "forget":
      return "Customer’s details removed";
  }
}

function detailsOf({ details, from, to }: OrderEvent): string[] {
  switch (details.kind) {
    case "step":
      return [
        details.courier && !details.unpaid
          ? capitalised(parcelInWords({ tracking: "", ...details, courier: details.courier }))
          : "",
        details.reason ? `“${isolateBidi(details.reason)}”` : "",
        ...(details.back ? backInWords(details.back) : []),
        from.money !== to.money && to.money === "received" ? "Cash received" : "",
        from.money === "refunded" && to.money === "due" ? "To be paid again" : "",
        details.unpaid ? `Cash ${withCourierInWords(details.courier)}` : "",
      ];
    case "correct":
      return details.corrections
        .filter((each) => each.from !== each.to && (each.field !== "neededBy" || details.corrections.length > 1))
        .map(correctionInWords);
    case "parcel":
      return [capitalised(parcelInWords(details.to))];
    case "change":
      return details.differences.map((difference) => capitalised(differenceInWords(difference)));
    case "exchange":
      return placesInWords(details.pieces).map(withoutStop);
    case "entry":
      return [
        `${moneyWayNames[details.way]}${details.day === undefined ? "" : `, on ${formatDay(details.day)}`}`,
        details.sheet === undefined ? "" : "By the courier’s sheet",
        details.note ? `“${isolateBidi(details.note)}”` : "",
      ];
    case "advance":
      if (details.sum === 0) return [];
      return [
        `${formatDesk(details.sum)}${details.until === undefined ? "" : ` by ${formatDay(details.until)}`}`,
        details.first ? "Making waits for it" : "",
      ];
    case "enter":
      return [sourceNames[details.source]];
    case "note":
      return details.text === "" ? [] : [`“${isolateBidi(details.text)}”`];
    case "let-go":
      return [`Nobody answered for ${hoursInWords(details.hours)}`];
    default:
      return [];
  }
}

function backInWords({ why, pieces, cost }: CameBack): string[] {
  const took = cost > 0 ? [`The way back cost ${formatDesk(cost)}`] : [];
  return [backReasonNames[why], ...placesInWords(pieces).map(withoutStop), ...took];
}

/** The parts of a line are joined by ". ". */
function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

function nameOf(actor: EventActor, shopper: string): string {
  if (actor.by === "desk") return isolateBidi(actor.name);
  return actor.by === "shopper" ? isolateBidi(shopper) : "";
}

export function describeEvent(event: OrderEvent, shopper: string): TimelineEntry {
  const { details, at, to, from } = event;
  const name = details.kind === "enter" ? "" : nameOf(event.actor, shopper);
  const said = [name, ...detailsOf(event)].filter((part) => part !== "");
  const separator = details.kind === "note" ? ": " : details.kind === "change" ? "\n" : ". ";
  return {
    at,
    title: titleOf(event),
    detail: said.join(separator),
    ...(details.kind === "change" && { isStrong: true }),
    ...(from.stage !== to.stage && { stage: to.stage }),
  };
}
