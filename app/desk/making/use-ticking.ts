import { useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { deskAddress, deskTickPath } from "../../../shop/desk/desk-paths.ts";
import { connection } from "../connection/connection.ts";
import type { TickedAnswer } from "./tick-route.ts";

const never = () => undefined;

export type Ticking = {
  /** How many of a line are made, while that is being saved. */
  pending: ReadonlyMap<string, number>;
  /** What is pending isn't saved: the shop can't be reached. */
  isUnsaved: boolean;
  /** Somebody else had changed it. */
  isOutdated: boolean;
  /** Undefined where it wasn't saved. */
  send(body: FormData, shown?: { line: string; made: number }): Promise<TickedAnswer | undefined>;
};

/**
 * Sends ticks beside each other, so that a quick hand isn't slowed down by the connection. A request that fails is
 * offered again by the UnsavedToast; once it is given up there, the tick is gone.
 */
export function useTicking(): Ticking {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Ticking["pending"]>(new Map());
  const [isOutdated, setIsOutdated] = useState(false);
  const unsaved = useSyncExternalStore(connection.subscribe, connection.unsaved, never);
  const forget = (line: string) =>
    setPending((all) => new Map([...all].filter(([pendingLine]) => pendingLine !== line)));
  return {
    pending,
    isUnsaved: unsaved !== undefined && unsaved.why !== "slow",
    isOutdated,
    async send(body, shown) {
      if (shown) setPending((all) => new Map(all).set(shown.line, shown.made));
      const answer = await post(body);
      if (answer) {
        setIsOutdated(answer.left > 0);
        await revalidate();
      }
      if (shown) forget(shown.line);
      return answer;
    },
  };
}

async function post(body: FormData): Promise<TickedAnswer | undefined> {
  try {
    const headers = { accept: "application/json" };
    const response = await fetch(deskAddress(deskTickPath), { method: "POST", body, headers });
    if (response.ok && !response.redirected) return (await response.json()) as TickedAnswer;
    // Signed out meanwhile, or no longer allowed.
    window.location.reload();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return undefined;
}
