import { useEffect, useEffectEvent } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { deskAddress, deskLatestPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";

const pause = 6_000;
const patience = 5_000;

/**
 * An open order learns within seconds what others do with it. Not while a sheet is open or an answer is shown, which
 * loading the data again would close: what is sent from there is checked against the revision that it was opened with.
 */
export function useLatest(order: DeskOrder, isBusy: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isFree = useNavigation().state === "idle" && state === "idle" && !isBusy;
  const known = order.events.at(-1)?.id ?? 0;
  const hear = useEffectEvent((latest: number) => {
    if (isFree && latest > known) void revalidate();
  });
  const look = useEffectEvent(async () => {
    if (isFree && document.visibilityState === "visible") hear(await fetchLatest(order.number));
  });
  useEffect(() => {
    const lookAgain = () => void look();
    const timer = setInterval(lookAgain, pause);
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, []);
}

/** Nothing new, where nobody answers: the room's own line says so. */
async function fetchLatest(number: string): Promise<number> {
  try {
    const response = await fetch(deskAddress(deskLatestPath(number)), { signal: AbortSignal.timeout(patience) });
    const answer: unknown = await response.json();
    return typeof answer === "object" && answer !== null && "event" in answer ? Number(answer.event) : 0;
  } catch {
    return 0;
  }
}
