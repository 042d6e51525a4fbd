import { formatDesk, grouped } from "../money/rupees.ts";
import { stageTable } from "../order/stage.ts";
import { dayOf, formatDay, formatTime } from "../pakistan-days.ts";
import type { ComparedLine } from "./sheet-desk.ts";

/** Words for a line of a courier's sheet. */

export const lineStateNames: Readonly<Record<ComparedLine["state"], string>> = {
  fits: "Fits",
  differs: "Differs",
  unknown: "Unknown",
  booked: "Booked",
  "booked-already": "Booked already",
};

/** Beside its sum: what is odd about it. */
export function lineRemark(line: ComparedLine): string {
  switch (line.state) {
    case "fits":
      return line.collected === 0 ? "nothing was due" : "as due";
    case "differs":
      return differenceRemark(line);
    case "unknown":
      return `charges ${grouped(line.charges)}`;
    default:
      return line.charges > 0 ? `less ${grouped(line.charges)} charges` : "";
  }
}

function differenceRemark({ due, why, order, collected }: Extract<ComparedLine, { state: "differs" }>): string {
  if (!order) return "";
  const { name } = stageTable[order.stage];
  const sum = due === 0 ? "nothing was due" : `should be ${grouped(due)}`;
  if (why === "fell-through") return `${name}: nothing was due`;
  if (why !== "not-delivered") return sum;
  return collected === due ? `still ${name}` : `still ${name}, ${sum}`;
}

/** The button that books a line as it is; "" where it can't be. */
export function bookingWords(line: ComparedLine): string {
  if (line.state === "fits") return "Book it";
  if (line.state !== "differs") return "";
  const { delivers, collected, after } = line;
  const verb = delivers ? "Book and mark delivered" : collected === 0 ? "Book its charges" : "Book it";
  if (after.toGiveBack > 0) return `${verb === "Book it" ? "Book" : verb}, ${grouped(after.toGiveBack)} to give back`;
  return after.due > 0 ? `${verb}, ${grouped(after.due)} stays due` : verb;
}

/** Where there is no order: why. */
export function unknownRemark({ isSeveral }: { isSeveral: boolean }): string {
  return isSeveral ? "several orders have this number" : "no such number here";
}

/** Who booked it, and when: "Bilal, 12 November", "Bilal, 14:38". */
export function bookedRemark({ at, by, isHere }: Extract<ComparedLine, { state: "booked-already" }>, now: number) {
  if (at === undefined) return "twice on this sheet";
  const when = dayOf(at) === dayOf(now) ? formatTime(at) : formatDay(dayOf(at));
  return `${isHere ? "on this sheet, " : ""}${by}, ${when}`;
}

/** "779 044 140": digits alone are grouped in threes, as on slips. */
export function spellTracking(tracking: string): string {
  return /^\d{7,}$/.test(tracking) ? tracking.replace(/(\d{3})(?=\d)/g, "$1 ") : tracking;
}

/** "Komal Nadeem, Rs 5,750" */
export function nameLine({ name, tracking, collected }: { name: string; tracking: string; collected: number }): string {
  return `${name || spellTracking(tracking)}, ${formatDesk(collected)}`;
}
