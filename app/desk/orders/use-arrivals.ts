import { useEffect, useState } from "react";
import { deskAddress, deskArrivalsPath } from "../../../shop/desk-paths.ts";
import { formatTime } from "../../../shop/pakistan-days.ts";

/** An order shows within ten seconds. */
const pause = 6_000;
const patience = 5_000;

type State = { count: number; offlineSince: string | undefined };

/** Asks how many orders are newer than the one on top, while somebody looks at the page. */
export function useArrivals(top: string | undefined): State {
  const [state, setState] = useState<State & { top: string | undefined }>({ count: 0, offlineSince: undefined, top });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        const count = await askForArrivals(top);
        if (isOver) return;
        setState((before) =>
          count === undefined
            ? { ...before, top, offlineSince: before.offlineSince ?? formatTime(Date.now()) }
            : { count, top, offlineSince: undefined },
        );
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
  }, [top]);
  useEffect(() => countInTitle(state.top === top ? state.count : 0), [state, top]);
  return state.top === top ? state : { count: 0, offlineSince: undefined };
}

async function askForArrivals(top: string | undefined): Promise<number | undefined> {
  try {
    const query = top ? `?after=${encodeURIComponent(top)}` : "";
    const response = await fetch(`${deskAddress(deskArrivalsPath)}${query}`, { signal: AbortSignal.timeout(patience) });
    const answer: unknown = await response.json();
    const count = typeof answer === "object" && answer !== null && "count" in answer ? answer.count : undefined;
    return typeof count === "number" ? count : undefined;
  } catch {
    return undefined;
  }
}

const countAtStart = /^\(\d+\+?\) /;

function countInTitle(count: number): (() => void) | undefined {
  if (count === 0) return undefined;
  const before = document.title;
  document.title = `(${count}) ${before.replace(countAtStart, "")}`;
  return () => {
    document.title = before;
  };
}
