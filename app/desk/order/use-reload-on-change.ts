import { useNavigation, useRevalidator } from "react-router";
import { deskAddress, deskLatestPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { isRecord } from "../../../shop/record.ts";
import { usePoll } from "../connection/use-poll.ts";

/**
 * Revalidates an open order when somebody else has changed it. Not while a sheet is open or an action's answer is shown,
 * which a revalidation would close; what is sent from there is checked against the revision that it was based on.
 */
export function useReloadOnChange(order: DeskOrder, isBusy: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isFree = useNavigation().state === "idle" && state === "idle" && !isBusy;
  const known = order.events.at(-1)?.id ?? 0;
  usePoll(isFree ? deskAddress(deskLatestPath(order.number)) : undefined, (answer) => {
    if (isRecord(answer) && Number(answer.event) > known) void revalidate();
  });
}
