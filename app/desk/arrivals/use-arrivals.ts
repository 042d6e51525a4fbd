import { useEffect, useState } from "react";
import { deskAddress, deskArrivalsPath } from "../../../shop/desk/desk-paths.ts";
import { arrivalCount } from "../../../shop/desk/order-desk.ts";
import { isRecord } from "../../../shop/record.ts";
import { usePoll } from "../connection/use-poll.ts";

/** How many orders are newer than the newest one when the page was rendered. */
export function useArrivals(newest: string | undefined): number {
  const [state, setState] = useState({ count: 0, newest });
  const query = newest ? `?after=${encodeURIComponent(newest)}` : "";
  usePoll(`${deskAddress(deskArrivalsPath)}${query}`, (answer) => {
    if (isRecord(answer) && typeof answer.count === "number") setState({ count: answer.count, newest });
  });
  const count = state.newest === newest ? state.count : 0;
  useEffect(() => countInTitle(count), [count]);
  return count;
}

const countAtStart = /^\(\d+\+?\)\s/;

export function countInTitle(count: number): (() => void) | undefined {
  if (count === 0) return undefined;
  const before = document.title;
  // The no-break space tells it from a title that the page has set since.
  const counted = `(${arrivalCount(count)})\u00a0${before.replace(countAtStart, "")}`;
  document.title = counted;
  return () => {
    if (document.title === counted) document.title = before;
  };
}
