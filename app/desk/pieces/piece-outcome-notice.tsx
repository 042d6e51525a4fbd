import { useEffect } from "react";
import { Form } from "react-router";
import { deskPiecesPath } from "../../../shop/desk/desk-paths.ts";
import { tickedPieceValue } from "../../../shop/editor/ticked-pieces.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { useIsSaving } from "../connection/use-is-saving.ts";
import type { PieceOutcome } from "./ticked-pieces.ts";

type Props = { outcome: PieceOutcome; words: string; query: string };

/** A toast, with one press for taking all of it back; where some stayed, a box that stays, too. */
export function PieceOutcomeNotice({ outcome: { did, done, left }, words, query }: Props) {
  // The pressed button is gone.
  useEffect(focusIfLost, []);
  const back = did === "hide" ? "show" : "hide";
  const isTakingBack = useIsSaving({ do: back });
  return (
    <div className={left.length === 0 ? "step-toast many-toast" : "many-notice"}>
      <Nuqta count={3} className="text-[8px] text-green" />
      <p className="min-w-0 grow break-words py-2.5">{words}</p>
      {done.length > 0 && (
        <Form method="post" replace preventScrollReset action={`${deskPiecesPath}?${query}`}>
          {done.map((piece) => (
            <input key={piece.id} type="hidden" name="pieces" value={tickedPieceValue(piece)} />
          ))}
          <button
            type="submit"
            name="do"
            value={back}
            aria-disabled={isTakingBack || undefined}
            className="min-h-11 whitespace-nowrap px-4 font-semibold text-accent-deep"
          >
            {isTakingBack ? "Taking back" : done.length === 1 ? "Take it back" : `Take all ${done.length} back`}
          </button>
        </Form>
      )}
    </div>
  );
}
