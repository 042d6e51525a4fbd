import { useMemo, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { deskEditorPath } from "../../../shop/desk/desk-paths.ts";
import type { ChoosablePiece } from "../../../shop/editor/choose-pieces.ts";
import type { Upload } from "../../../shop/editor/picture-desk.ts";
import { type Arranged, addPicture, mostPictures } from "../../../shop/editor/picture-list.ts";
import type { DeskPiece, PieceFacts } from "../../../shop/editor/piece-desk.ts";
import type { Rupees } from "../../../shop/money/rupees.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { newPieceDraft } from "../editor/drafts.ts";
import { FieldFaults } from "../editor/field-faults.tsx";
import { LeaveGuard } from "../editor/leave-guard.tsx";
import { SaveBar } from "../editor/save-bar.tsx";
import { DropZone } from "../pictures/add-pictures.tsx";
import { sendLeaveOut } from "../pictures/send-picture.ts";
import { useUploads } from "../pictures/use-uploads.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { CategoryPart } from "./category-part.tsx";
import { ChoicesPart } from "./choices-part.tsx";
import { PictureList } from "./picture-list.tsx";
import { PicturesPart } from "./pictures-part.tsx";
import { PieceActions } from "./piece-actions.tsx";
import { fieldFaults, PieceConflict, refusalWords } from "./piece-conflict.tsx";
import { costText } from "./piece-cost.ts";
import { Preview } from "./preview.tsx";
import { PricePart } from "./price-part.tsx";
import type { PieceRefusal } from "./save-piece.ts";
import { SetChooser, SetPart } from "./set-part.tsx";
import { CropPart, UploadPart } from "./upload-part.tsx";
import { usePieceDraft } from "./use-piece-draft.ts";
import { WordsPart } from "./words-part.tsx";

type Props = {
  id: number;
  isNew: boolean;
  piece: DeskPiece;
  facts: PieceFacts;
  /** Every piece, in the shop's order. */
  choosable: readonly ChoosablePiece[];
  /** What it costs; undefined for whoever may not see that, null where it isn't entered. */
  cost: Rupees | null | undefined;
  /** The draft that a new piece is made from. */
  draft: { id: number; revision: number } | undefined;
  person: string;
  versions: number;
  /** What its pictures are sent for, and those that were sent and aren't saved yet. */
  place: string;
  uploads: readonly Upload[];
  isArranging: boolean;
  isSaved: boolean;
  /** With the pictures that it names, which somebody else's save may have removed from `uploads`. */
  refusal: (PieceRefusal & { now: number; pictures: readonly PictureRef[] }) | undefined;
};

/** A form that works without script; with it, drafts are stored and the preview follows what is typed. */
export function PieceEditor({
  id,
  isNew,
  piece,
  facts,
  choosable,
  cost,
  draft,
  person,
  versions,
  isArranging,
  isSaved,
  refusal,
  ...sent
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const isHydrated = useHydrated();
  const { state: sending } = useNavigation();
  const editor = deskEditorPath(useLocation().pathname);
  const latest = refusal?.reason === "changed" ? refusal.latest : piece;
  const counted = refusal?.reason === "counted" ? refusal.stock : latest.stock;
  const refused =
    refusal && "typed" in refusal && "name" in refusal.typed
      ? {
          typed: refusal.typed,
          seen: refusal.reason === "changed" ? latest.version : refusal.seen,
          recount: refusal.recount,
          cost: refusal.cost,
        }
      : undefined;
  const ready = sent.uploads.flatMap(({ picture }) => picture ?? []);
  const known = [...latest.pictures, ...ready, ...(refusal?.pictures ?? [])];
  const editing = usePieceDraft({
    form,
    id,
    name: draft ? `draft ${draft.id}` : isNew ? newPieceDraft : `piece ${id}`,
    piece: latest,
    counted,
    cost: costText(cost),
    person,
    facts,
    refused,
    sent: ready,
    known,
  });
  const { shown, typed, arranged, pictures, changes, seen, formKey } = editing;
  const stockSeen = refusal?.reason === "counted" ? refusal.stock : editing.stockSeen;
  const costSeen = refusal?.cost?.seen ?? editing.costSeen;
  const uploadIds = useRef(
    new Map(sent.uploads.flatMap(({ id, picture }) => (picture ? [[picture.name, id] as const] : []))),
  );
  const uploads = useUploads({
    kind: "piece",
    place: sent.place,
    sentBefore: sent.uploads,
    room: mostPictures - arranged.images.length,
    onReady: ({ id: sentId, picture }) => {
      if (!picture) return;
      uploadIds.current.set(picture.name, sentId);
      editing.arrange((before) => addPicture(before, picture.name), [picture]);
    },
  });

  /** An upload that was left out doesn't come back on reload. Its picture stays for a while, for Undo. */
  function forget(names: Iterable<string>): void {
    for (const name of names) {
      const sentId = uploadIds.current.get(name);
      uploadIds.current.delete(name);
      if (sentId) void sendLeaveOut(sentId);
    }
  }
  function arrange(next: Arranged): void {
    forget(arranged.images.filter((name) => !next.images.includes(name)));
    editing.arrange(() => next);
  }
  function throwAway(): void {
    forget([...uploadIds.current.keys()]);
    editing.throwAway();
  }

  // Only files that haven't been sent are lost by leaving the page.
  const unsent = uploads.rows.filter(({ status }) => status === "waiting" || status === "sending").length;
  const underWay = uploads.rows.filter(({ status }) => status !== "refused").length;
  const faults = refusal?.reason === "refused" ? refusal.faults : [];
  const named = useMemo(() => fieldFaults(refusal), [refusal]);
  const words = refusal && refusalWords(refusal);
  const choosing = { typed, choosable };
  const part = { shown, changes, faults, facts, saved: latest.record, putBack: editing.putBack };
  return (
    <>
      <PieceConflict refusal={refusal} isRestored={editing.isRestored} onThrowAway={throwAway} />
      <div className={`piece-columns ${isArranging ? "arranging" : ""} ${isHydrated ? "is-hydrated" : ""}`}>
        <DropZone onAdd={uploads.add}>
          {isArranging && <CropPart uploads={uploads} />}
          <Form
            ref={form}
            key={formKey}
            method="post"
            preventScrollReset
            onInput={editing.readTyped}
            className="min-w-0"
          >
            {/* Enter presses the first submit button, which would be one of the list's. */}
            <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="seen" value={seen} />
            {draft && (
              <input
                type="hidden"
                name="revision"
                value={refusal?.reason === "drafted" ? refusal.revision : draft.revision}
              />
            )}
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
              <PricePart
                {...part}
                typed={typed}
                counted={editing.shownStock}
                cost={cost === undefined ? undefined : { typed: editing.shownCost, seen: costSeen }}
              />
              <CategoryPart {...part} typed={typed} />
              <ChoicesPart {...part} />
              <SetPart {...part} {...choosing} onChoose={() => setChoosing(true)} />
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
              beside={isNew && <KeepDraft />}
            >
              {(words || faults.length > 0) && (
                <div role="alert" className="save-told">
                  {faults.length > 0 ? <FieldFaults faults={named} /> : words}
                </div>
              )}
            </SaveBar>
          </Form>
          {isArranging && <UploadPart uploads={uploads} />}
        </DropZone>
        <Preview record={typed} pictures={pictures} />
      </div>
      {!isNew && !isArranging && <PieceActions id={id} piece={latest} versions={versions} />}
      {isChoosing && (
        <SetChooser
          {...{ ...choosing, id }}
          listings={facts.listings}
          put={editing.fill}
          onClose={() => setChoosing(false)}
        />
      )}
      <LeaveGuard
        form={form}
        count={editing.labels.length + unsent}
        screenOf={deskEditorPath}
        onThrowAway={throwAway}
      />
    </>
  );
}

/** A piece may be finished later, on any device. */
function KeepDraft() {
  return (
    <button type="submit" name="intent" value="draft" className={buttonStyle("quiet", "whitespace-nowrap px-4")}>
      Keep as a draft
    </button>
  );
}
