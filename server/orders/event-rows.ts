import type { Insertable, Selectable } from "kysely";
import type { OrderState } from "../../shop/order/change.ts";
import type { Difference } from "../../shop/order/edit.ts";
import type { EventActor, EventDetails, OrderEvent } from "../../shop/order/event.ts";
import type { MoneyState } from "../../shop/order/payment-state.ts";
import type { Stage } from "../../shop/order/stage.ts";
import type { OrderEventsTable } from "../database/tables/orders.ts";

/** Converts between an event and its row. */

export type NewEvent = Omit<OrderEvent, "id"> & { number: string };

export function eventRow({ number, at, actor, revision, from, to, details }: NewEvent): Insertable<OrderEventsTable> {
  return {
    order_number: number,
    at,
    revision,
    actor: actor.by,
    actor_name: actor.by === "desk" ? actor.name : "",
    kind: details.kind,
    stage_from: from.stage,
    stage_to: to.stage,
    money_from: from.money,
    money_to: to.money,
    details: JSON.stringify(details),
  };
}

export function toEvent(row: Selectable<OrderEventsTable>): OrderEvent {
  return {
    id: row.id,
    at: row.at,
    actor: toActor(row),
    revision: row.revision,
    from: toState(row.stage_from, row.money_from),
    to: toState(row.stage_to, row.money_to),
    details: JSON.parse(row.details) as EventDetails,
  };
}

/** Not validated: only this code writes these columns. */
export function toState(stage: string, money: string): OrderState {
  return { stage: stage as Stage, money: money as MoneyState };
}

function toActor(row: Selectable<OrderEventsTable>): EventActor {
  if (row.actor === "desk") return { by: "desk", name: row.actor_name };
  return { by: row.actor === "shopper" ? "shopper" : "shop" };
}

/** What a discount is for is free text, which may name the customer. */
function withoutReason(difference: Difference): Difference {
  if (difference.what !== "discount") return difference;
  const { from, to } = difference;
  return { what: "discount", from: from && { ...from, reason: "" }, to: to && { ...to, reason: "" } };
}

/** Without anything that identifies the customer. */
export function redactDetails(details: EventDetails): EventDetails {
  switch (details.kind) {
    case "step": {
      const { step, courier, entry, unpaid, back } = details;
      const redacted = {
        ...(courier && { courier }),
        ...(entry && { entry }),
        ...(unpaid && { unpaid }),
        ...(back && { back }),
      };
      return { kind: "step", step, ...redacted };
    }
    case "correct":
      return { ...details, corrections: details.corrections.map(({ field }) => ({ field, from: "", to: "" })) };
    case "parcel":
      return { kind: "parcel", from: { ...details.from, tracking: "" }, to: { ...details.to, tracking: "" } };
    case "change":
      return { ...details, differences: details.differences.map(withoutReason) };
    case "entry": {
      const { note: _, ...redacted } = details;
      return redacted;
    }
    case "note":
      return { kind: "note", text: "" };
    default:
      return details;
  }
}
