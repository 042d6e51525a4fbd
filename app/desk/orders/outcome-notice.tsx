import { useEffect } from "react";
import { Form } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { useIsSaving } from "../connection/use-is-saving.ts";
import type { DescribedOutcome } from "./describe-outcome.ts";

type Props = DescribedOutcome & {
  /** The query string of the list. */
  query: string;
};

/** A toast, with one press for taking all of it back; where some stayed, a box that names them and stays, too. */
export function OutcomeNotice({ did, words, stayed, undo, query }: Props) {
  // The pressed button is gone.
  useEffect(focusIfLost, []);
  const isTakingBack = useIsSaving({ do: did, back: "yes" });
  const count = undo.length;
  return (
    <div className={stayed.length === 0 ? "step-toast many-toast" : "many-notice"}>
      <Nuqta count={3} className="text-[8px] text-green" />
      <p className="min-w-0 grow break-words py-2.5">{stayed.length > 0 ? `${words}. ${stayed.join(" ")}` : words}</p>
      {count > 0 && (
        <Form method="post" replace preventScrollReset action={`${deskOrdersPath}?${query}`}>
          <input type="hidden" name="do" value={did} />
          <input type="hidden" name="back" value="yes" />
          {undo.map((value) => (
            <input key={value} type="hidden" name="orders" value={value} />
          ))}
          <button
            type="submit"
            aria-disabled={isTakingBack || undefined}
            className="min-h-11 whitespace-nowrap px-4 font-semibold text-accent-deep"
          >
            {isTakingBack ? "Taking back" : count === 1 ? "Take it back" : `Take all ${count} back`}
          </button>
        </Form>
      )}
    </div>
  );
}
