import { useEffect, useState } from "react";
import { deskAddress, deskArrivalsPath } from "../../../shop/desk/desk-paths.ts";
import { arrivalCount } from "../../../shop/desk/order-desk.ts";

/** An order shows within ten seconds. */
const pause = 6_000;
const patience = 5_000;

/** Asks how many orders are newer than the newest when the page was made, while somebody looks at it. */
export function useArrivals(newest: string | undefined): number {
  const [state, setState] = useState({ count: 0, newest });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        const count = await askForArrivals(newest);
        if (isOver) return;
        if (count !== undefined) setState({ count, newest });
      }
      timer = setTimeout(ask, pause);
    };
    const back = () => void ask();
    timer = setTimeout(ask, pause);
    document.addEventListener("visibilitychange", back);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [newest]);
  const count = state.newest === newest ? state.count : 0;
  useEffect(() => countInTitle(count), [count]);
  return count;
}

/** Nothing, where nobody answers: the room's own line says so. */
async function askForArrivals(newest: string | undefined): Promise<number | undefined> {
  try {
    const query = newest ? `?after=${encodeURIComponent(newest)}` : "";
    const response = await fetch(`${deskAddress(deskArrivalsPath)}${query}`, { signal: AbortSignal.timeout(patience) });
    const answer: unknown = await response.json();
    const count = typeof answer === "object" && answer !== null && "count" in answer ? answer.count : undefined;
    return typeof count === "number" ? count : undefined;
  } catch {
    return undefined;
  }
}

const countAtStart = /^\(\d+\+?\)\s/;

export function countInTitle(count: number): (() => void) | undefined {
  if (count === 0) return undefined;
  const before = document.title;
  // By its no-break space it is told from a title that the page has been given since.
  const counted = `(${arrivalCount(count)})\u00a0${before.replace(countAtStart, "")}`;
  document.title = counted;
  return () => {
    if (document.title === counted) document.title = before;
  };
}
