import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { DeskPiece, PieceFacts } from "../../../shop/piece-desk.ts";
import type { PieceRefusal } from "./answer-piece.ts";
import { ChoicesPart } from "./choices-part.tsx";
import { Conflict } from "./conflict.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { PicturesPart } from "./pictures-part.tsx";
import { PlacePart } from "./place-part.tsx";
import { Preview } from "./preview.tsx";
import { PricePart } from "./price-part.tsx";
import { RowsPart } from "./rows-part.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useTyped } from "./use-typed.ts";
import { WordsPart } from "./words-part.tsx";

type Props = {
  id: number;
  isNew: boolean;
  piece: DeskPiece;
  facts: PieceFacts;
  person: string;
  versions: number;
  refusal: (PieceRefusal & { now: number }) | undefined;
};

/** A form that works as it comes; with script it keeps what is typed, and shows the piece as it will be. */
export function PieceEditor({ id, isNew, piece, facts, person, versions, refusal }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { state: sending } = useNavigation();
  const met = refusal?.reason === "changed" ? refusal.latest : piece;
  const counted = refusal?.reason === "counted" ? refusal.stock : met.stock;
  const begun = refusal && "typed" in refusal && "name" in refusal.typed ? refusal.typed : undefined;
  const editing = useTyped({ form, id, isNew, piece: met, counted, person, facts, begun });
  const { shown, typed, changes, seen, round } = editing;
  const faults = refusal?.reason === "refused" ? refusal.faults : [];
  const part = { shown, changes, faults, facts, saved: met.record, putBack: editing.putBack };
  return (
    <>
      <Conflict refusal={refusal} isRestored={editing.isRestored} onThrowAway={editing.throwAway} faults={faults} />
      <div className="piece-columns">
        <Form ref={form} key={round} method="post" preventScrollReset onInput={editing.look} className="min-w-0">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={seen} />
          <input type="hidden" name="stockSeen" value={JSON.stringify(counted ?? null)} />
          <PicturesPart {...part} pictures={met.pictures} />
          <WordsPart {...part} typed={typed} />
          <PricePart {...part} typed={typed} counted={counted} />
          <PlacePart {...part} typed={typed} />
          <ChoicesPart {...part} />
          <SaveBar
            labels={editing.labels}
            isNew={isNew}
            isSaving={sending === "submitting"}
            onThrowAway={editing.throwAway}
          />
        </Form>
        <Preview record={typed} pictures={met.pictures} />
      </div>
      {!isNew && <RowsPart id={id} piece={met} versions={versions} />}
      <LeaveGuard form={form} count={editing.labels.length} onThrowAway={editing.throwAway} />
    </>
  );
}
