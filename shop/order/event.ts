import type { Rupees } from "../money/rupees.ts";
import type { CameBack, ReturnedPiece } from "./came-back.ts";
import { type AdvanceTerms, type LastChange, type OrderState, undoableKinds } from "./change.ts";
import type { Correction } from "./correction.ts";
import type { Courier, Parcel } from "./courier.ts";
import type { Difference } from "./edit.ts";
import type { NewEntry } from "./money-entries.ts";
import type { MoneyStep } from "./payment-state.ts";
import type { OrderSource } from "./source.ts";
import type { Step } from "./stage.ts";

/** Who did it: somebody at the desk by name, the shopper, or the shop automatically. */
export type EventActor = { by: "desk"; name: string } | { by: "shopper" } | { by: "shop" };

/** `told`: the shopper reads the reason. `unpaid`: the cash of a delivered order stayed with its courier. */
type StepDetails = {
  courier?: Courier;
  tracking?: string;
  reason?: string;
  told?: boolean;
  unpaid?: boolean;
  back?: CameBack;
};

/** What happened. Events are append-only. `entry` is the money that came or went with a step. */
export type EventDetails =
  | ({ kind: "step"; step: Step; entry?: NewEntry } & StepDetails)
  | { kind: "money"; step: MoneyStep; entry?: NewEntry }
  /** `sheet` is the courier's sheet that it was booked with. */
  | ({ kind: "entry"; sheet?: number } & NewEntry)
  | ({ kind: "advance"; sum: Rupees } & AdvanceTerms)
  | { kind: "take-back"; of: "step" | "money" }
  | { kind: "correct"; corrections: Correction[] }
  /** Courier or tracking number, after it was sent. */
  | { kind: "parcel"; from: Parcel; to: Parcel }
  | { kind: "change"; differences: Difference[] }
  /** Pieces of a delivered order came back, for others in their place. The order stands as it is. */
  | { kind: "exchange"; pieces: readonly ReturnedPiece[] }
  | { kind: "note"; text: string }
  | { kind: "enter"; source: OrderSource }
  | { kind: "slip" }
  /** The shopper said on her page that the order is meant. */
  | { kind: "yes" }
  /** Nobody had answered the order for so many hours, so its pieces were put back. */
  | { kind: "let-go"; hours: number }
  | { kind: "forget" };

/** `revision` numbers the changes of an order; events that change neither stage nor money (a note, a slip, a yes) have none. */
export type OrderEvent = {
  id: number;
  at: number;
  actor: EventActor;
  revision: number | null;
  from: OrderState;
  to: OrderState;
  details: EventDetails;
};

/** The latest change of stage or money; a later correction of the address doesn't prevent taking it back. */
export function lastChangeOf(events: readonly OrderEvent[]): LastChange | undefined {
  const last = events.findLast(({ details }) => undoableKinds.some((kind) => kind === details.kind));
  const kind = undoableKinds.find((each) => each === last?.details.kind);
  if (!last || !kind) return undefined;
  const { actor, from, to, details } = last;
  const charges = details.kind === "step" ? details.back?.cost : undefined;
  return {
    ...{ kind, by: actor.by === "shopper" ? "shopper" : "desk", from, to, entry: entryOf(details) },
    ...(charges !== undefined && { charges }),
  };
}

/** What was said about the parcel when it last came back. */
export function cameBackOf(events: readonly OrderEvent[]): CameBack | undefined {
  const last = events.findLast(({ from, to }) => from.stage !== to.stage && to.stage === "returned");
  return last?.details.kind === "step" ? last.details.back : undefined;
}

/** The money that came or, below 0, went back with it. */
export function entryOf(details: EventDetails): NewEntry | undefined {
  if (details.kind === "entry") {
    const { kind: _, ...entry } = details;
    return entry;
  }
  return details.kind === "step" || details.kind === "money" ? details.entry : undefined;
}

/** The changes after this revision. */
export function changesAfter(events: readonly OrderEvent[], revision: number): OrderEvent[] {
  return events.filter((event) => event.revision !== null && event.revision > revision);
}

export function isBy({ actor }: OrderEvent, name: string): boolean {
  return actor.by === "desk" && actor.name === name;
}

/** What each change of the lines and sums made different, oldest first. */
export function orderChanges(events: readonly OrderEvent[]): Difference[][] {
  return events.flatMap(({ details }) => (details.kind === "change" ? [details.differences] : []));
}
