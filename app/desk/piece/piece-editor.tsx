import { useMemo, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { deskEditorPath } from "../../../shop/desk/desk-paths.ts";
import type { Upload } from "../../../shop/editor/picture-desk.ts";
import { type Arranged, addPicture, mostPictures } from "../../../shop/editor/picture-list.ts";
import type { DeskPiece, PieceFacts } from "../../../shop/editor/piece-desk.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { FieldFaults } from "../editor/field-faults.tsx";
import { LeaveGuard } from "../editor/leave-guard.tsx";
import { SaveBar } from "../editor/save-bar.tsx";
import { DropGround } from "../pictures/add-pictures.tsx";
import { leaveOutSent } from "../pictures/send-picture.ts";
import { useUploads } from "../pictures/use-uploads.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { PieceRefusal } from "./answer-piece.ts";
import { ChoicesPart } from "./choices-part.tsx";
import { Conflict, fieldFaults, toldOf } from "./conflict.tsx";
import { PictureList } from "./picture-list.tsx";
import { PicturesPart } from "./pictures-part.tsx";
import { PlacePart } from "./place-part.tsx";
import { Preview } from "./preview.tsx";
import { PricePart } from "./price-part.tsx";
import { RowsPart } from "./rows-part.tsx";
import { FramePart, SendPart } from "./send-part.tsx";
import { useTyped } from "./use-typed.ts";
import { WordsPart } from "./words-part.tsx";

type Props = {
  id: number;
  isNew: boolean;
  piece: DeskPiece;
  facts: PieceFacts;
  person: string;
  versions: number;
  /** What its pictures are sent for, and those that were. */
  place: string;
  uploads: readonly Upload[];
  isArranging: boolean;
  isSaved: boolean;
  /** With the pictures that were typed: somebody else's save may have taken them off the list of those that were sent. */
  refusal: (PieceRefusal & { now: number; pictures: readonly PictureRef[] }) | undefined;
};

/** A form that works as it comes; with script it keeps what is typed, and shows the piece as it will be. */
export function PieceEditor({
  id,
  isNew,
  piece,
  facts,
  person,
  versions,
  isArranging,
  isSaved,
  refusal,
  ...sent
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const { state: sending } = useNavigation();
  const editor = deskEditorPath(useLocation().pathname);
  const met = refusal?.reason === "changed" ? refusal.latest : piece;
  const counted = refusal?.reason === "counted" ? refusal.stock : met.stock;
  const begun =
    refusal && "typed" in refusal && "name" in refusal.typed
      ? {
          typed: refusal.typed,
          seen: refusal.reason === "changed" ? met.version : refusal.seen,
          recount: refusal.recount,
        }
      : undefined;
  const ready = sent.uploads.flatMap(({ picture }) => picture ?? []);
  const known = [...met.pictures, ...ready, ...(refusal?.pictures ?? [])];
  const editing = useTyped({ form, id, isNew, piece: met, counted, person, facts, begun, sent: ready, known });
  const { shown, typed, arranged, pictures, changes, seen, round } = editing;
  const stockSeen = refusal?.reason === "counted" ? refusal.stock : editing.stockSeen;
  const own = useRef(
    new Map(sent.uploads.flatMap(({ id, picture }) => (picture ? [[picture.name, id] as const] : []))),
  );
  const uploads = useUploads({
    kind: "piece",
    place: sent.place,
    begun: sent.uploads,
    room: mostPictures - arranged.images.length,
    onReady: ({ id: sentId, picture }) => {
      if (!picture) return;
      own.current.set(picture.name, sentId);
      editing.arrange((before) => addPicture(before, picture.name), [picture]);
    },
  });

  /** What isn't wanted doesn't come back with the page. What it has become stays until it is forgotten, for Undo. */
  function forget(names: Iterable<string>): void {
    for (const name of names) {
      const sentId = own.current.get(name);
      own.current.delete(name);
      if (sentId) void leaveOutSent(sentId);
    }
  }
  function arrange(next: Arranged): void {
    forget(arranged.images.filter((name) => !next.images.includes(name)));
    editing.arrange(() => next);
  }
  function throwAway(): void {
    forget([...own.current.keys()]);
    editing.throwAway();
  }

  // Whoever leaves meanwhile loses these; what is sent is kept for the piece.
  const leaving = uploads.rows.filter(({ step }) => step === "waiting" || step === "sending").length;
  const underWay = uploads.rows.filter(({ step }) => step !== "refused").length;
  const faults = refusal?.reason === "refused" ? refusal.faults : [];
  const named = useMemo(() => fieldFaults(refusal), [refusal]);
  const told = refusal && toldOf(refusal);
  const part = { shown, changes, faults, facts, saved: met.record, putBack: editing.putBack };
  return (
    <>
      <Conflict refusal={refusal} isRestored={editing.isRestored} onThrowAway={throwAway} />
      <div className={`piece-columns ${isArranging ? "arranging" : ""} ${isHydrated ? "is-alive" : ""}`}>
        <DropGround onAdd={uploads.add}>
          {isArranging && <FramePart uploads={uploads} />}
          <Form ref={form} key={round} method="post" preventScrollReset onInput={editing.look} className="min-w-0">
            {/* What Enter presses: the buttons of the list come before Save. */}
            <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="seen" value={seen} />
            <input type="hidden" name="stockSeen" value={JSON.stringify(stockSeen ?? null)} />
            <PictureList
              isOpen={isArranging}
              arranged={arranged}
              leftBefore={refusal?.reason === "arranged" ? refusal.left : undefined}
              typed={typed}
              pictures={pictures}
              isFull={arranged.images.length + underWay >= mostPictures}
              onArrange={arrange}
            />
            <div hidden={isArranging}>
              <PicturesPart {...part} editor={editor} arranged={arranged} pictures={pictures} underWay={underWay} />
              <WordsPart {...part} typed={typed} />
              <PricePart {...part} typed={typed} counted={editing.shownStock} />
              <PlacePart {...part} typed={typed} />
              <ChoicesPart {...part} />
            </div>
            <SaveBar
              labels={editing.labels}
              aside={
                underWay > 0
                  ? underWay === 1
                    ? "1 picture isn’t ready yet."
                    : `${underWay} pictures aren’t ready yet.`
                  : undefined
              }
              idle={isNew ? undefined : isSaved ? "Saved." : "Nothing to save."}
              preview="#preview"
              isSaving={sending === "submitting"}
              onThrowAway={throwAway}
            >
              {(told || faults.length > 0) && (
                <div role="alert" className="save-told">
                  {faults.length > 0 ? <FieldFaults faults={named} /> : told}
                </div>
              )}
            </SaveBar>
          </Form>
          {isArranging && <SendPart uploads={uploads} />}
        </DropGround>
        <Preview record={typed} pictures={pictures} />
      </div>
      {!isNew && !isArranging && <RowsPart id={id} piece={met} versions={versions} />}
      <LeaveGuard
        form={form}
        count={editing.labels.length + leaving}
        screenOf={deskEditorPath}
        onThrowAway={throwAway}
      />
    </>
  );
}
