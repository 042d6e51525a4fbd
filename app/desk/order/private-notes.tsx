import { type InputEvent, useEffect, useRef, useState } from "react";
import { dropDraft, readDraft, storeDraft } from "../editor/drafts.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";

/** Saved notes are shown in the Timeline. */
export function PrivateNotes({ order, me }: Pick<DeskOrderViewProps, "order" | "me">) {
  const isSaving = useIsSaving({ intent: "note" });
  const mine = order.events.flatMap(({ actor, details }) =>
    details.kind === "note" && actor.by === "desk" && actor.name === me ? [details.text] : [],
  );
  const [before] = useState(mine.length);
  const isSaved = mine.length > before;
  return (
    <section className="mb-9">
      <h2 className="section-title" id="notes">
        Private notes
      </h2>
      <OrderForm order={order} fields={{ intent: "note", after: String(mine.length) }}>
        <NoteField key={mine.length} draft={`note ${order.number}`} person={me} isSaved={isSaved} />
        <SubmitButton look="quiet" saving={isSaving && "Keeping it"} className="mt-2.5">
          Keep the note
        </SubmitButton>
      </OrderForm>
      <p role="status" className="sr-only">
        {isSaved && `Note kept: ${mine.at(-1)}`}
      </p>
    </section>
  );
}

type FieldProps = { draft: string; person: string; isSaved: boolean };

/** Its draft is stored as it is typed, and dropped only when the note is saved. */
function NoteField({ draft, person, isSaved }: FieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const typed = readDraft(draft, person)?.typed.note;
    if (isSaved) dropDraft(draft);
    else if (typeof typed === "string" && field.current?.value === "") field.current.value = typed;
  }, [draft, person, isSaved]);
  const store = ({ currentTarget: { value } }: InputEvent<HTMLTextAreaElement>) =>
    storeDraft(draft, { person, seen: 0, typed: { note: value } });
  return (
    <textarea
      ref={field}
      name="note"
      rows={2}
      required
      dir="auto"
      maxLength={1000}
      onInput={store}
      aria-labelledby="notes"
      placeholder="Add a note. Only people with a key see it."
      className="field mt-3 block min-h-19 py-3"
    />
  );
}
