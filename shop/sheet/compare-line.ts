import type { Rupees } from "../money/rupees.ts";
import { type Balance, balanceNow, balanceOf, type PayableOrder, receivedOf } from "../order/money-entries.ts";
import { parseOrderNumber } from "../order/number.ts";
import { stageTable } from "../order/stage.ts";
import { type SheetLine, trackingKey } from "./read-sheet.ts";

/** Line by line: what a courier says it has paid, against the orders. */

export type SheetOrder = PayableOrder & {
  number: string;
  name: string;
  city: string;
  tracking: string;
  revision: number;
};

export type Compared =
  | { state: "fits"; due: Rupees }
  | {
      state: "differs";
      why: "sum" | "nothing-due" | "not-delivered" | "fell-through";
      due: Rupees;
      /** Once it is booked. */
      after: Pick<Balance, "due" | "toGiveBack">;
      /** Booking it marks the order as delivered. */
      delivers: boolean;
    };

/**
 * A line fits where the order was delivered and the courier collected what was due; also nothing of nothing, for a
 * parcel that was paid online or came back.
 */
export function compareLine({ collected }: Pick<SheetLine, "collected">, order: SheetOrder): Compared {
  const { due } = balanceNow(order);
  const { stage } = order;
  const hasArrived = stage === "delivered" || (stage === "returned" && collected === 0);
  if (hasArrived && collected === due) return { state: "fits", due };
  const after = balanceOf(order, [{ sum: receivedOf(order) }, { sum: collected }]);
  return {
    state: "differs",
    why: whyOf(order, due),
    due,
    after: { due: order.money === "refunded" ? 0 : after.due, toGiveBack: after.toGiveBack },
    // A parcel of which nothing was collected may be on its way back.
    delivers: stage === "sent" && (collected > 0 || due === 0),
  };
}

function whyOf({ stage }: SheetOrder, due: Rupees) {
  if (!stageTable[stage].isActive) return "fell-through";
  if (stage !== "delivered") return "not-delivered";
  return due === 0 ? "nothing-due" : "sum";
}

/**
 * The order of a line: by its tracking number, else by the shop's own number. Of several orders with one tracking number
 * only the one that owes this sum.
 */
export function matchOrder(
  line: Pick<SheetLine, "tracking" | "own" | "collected">,
  candidates: readonly SheetOrder[],
): SheetOrder | undefined {
  const key = trackingKey(line.tracking);
  const tracked = candidates.filter(({ tracking }) => trackingKey(tracking) === key);
  if (tracked.length === 1) return tracked[0];
  if (tracked.length > 1) {
    const owing = tracked.filter((order) => balanceNow(order).due === line.collected);
    return owing.length === 1 ? owing[0] : undefined;
  }
  const number = ownNumber(line);
  return candidates.find((order) => order.number === number);
}

/** A tracking number is read as the shop's own only with its prefix: six digits may be anything. */
export function ownNumber({ own, tracking }: Pick<SheetLine, "own" | "tracking">): string | undefined {
  return parseOrderNumber(own) ?? (/^\s*nq/i.test(tracking) ? parseOrderNumber(tracking) : undefined);
}
