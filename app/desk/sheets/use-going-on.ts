import { useEffect, useEffectEvent, useState } from "react";
import { useSubmit } from "react-router";
import type { BookAnswer, TakeBackAnswer } from "../../../shop/sheet/sheet-desk.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

/** What one request did. `isFirst`: it was pressed; those after it only go on. */
type Answer = { isFirst: boolean } & (({ did: "book" } & BookAnswer) | ({ did: "take-back" } & TakeBackAnswer));

export type Progress = {
  did: Answer["did"] | undefined;
  /** Of all requests since the press. */
  done: number;
  /** How many are left; for taking back only whether any are. */
  left: number;
  stands: BookAnswer["stands"];
  changed: BookAnswer["changed"];
  stays: TakeBackAnswer["stays"];
};

const nothing: Progress = { did: undefined, done: 0, left: 0, stands: [], changed: [], stays: [] };

function added(before: Progress, answer: Answer): Progress {
  const so = answer.isFirst ? nothing : before;
  if (answer.did === "take-back") {
    const stays = [...so.stays, ...answer.stays];
    return { ...so, did: answer.did, done: so.done + answer.taken, left: answer.next === undefined ? 0 : 1, stays };
  }
  return {
    ...so,
    did: answer.did,
    done: so.done + answer.booked,
    left: answer.left.length,
    stands: [...so.stands, ...answer.stands],
    changed: [...so.changed, ...answer.changed],
  };
}

/**
 * Sends the next portion as soon as one is answered. Whoever leaves in between leaves whole lines behind: the page shows
 * which are booked, and offers the rest.
 */
export function useGoingOn(answer: Answer | undefined): Progress {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const [state, setState] = useState({ answer, progress: answer ? added(nothing, answer) : nothing });
  if (answer !== state.answer) setState({ answer, progress: answer ? added(state.progress, answer) : nothing });
  const goOn = useEffectEvent((from: Answer) => {
    const form = new FormData();
    form.set("intent", from.did);
    form.set("goes-on", "yes");
    if (from.did === "book") for (const line of from.left) form.append("line", `${line.position}.${line.revision}`);
    else form.set("after", String(from.next));
    void submit(form, { method: "post", replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (answer && (answer.did === "book" ? answer.left.length > 0 : answer.next !== undefined)) goOn(answer);
  }, [answer]);
  const progress = answer === state.answer ? state.progress : nothing;
  // Without script nothing goes on by itself: the next press does.
  return isHydrated ? progress : { ...progress, left: 0 };
}
