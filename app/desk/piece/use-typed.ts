import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { pieceChanges, stockInWords } from "../../../shop/piece-changes.ts";
import type { DeskPiece, PieceFacts } from "../../../shop/piece-desk.ts";
import { pieceFields, readPiece, readStock, typedFields } from "../../../shop/piece-form.ts";
import type { Stock } from "../../../shop/stock.ts";
import { dropDraft, keepDraft, readDraft } from "../components/drafts.ts";

type Typed = Readonly<Record<string, unknown>>;

type Options = {
  form: RefObject<HTMLFormElement | null>;
  id: number;
  isNew: boolean;
  piece: DeskPiece;
  counted: Stock | undefined;
  person: string;
  facts: PieceFacts;
  /** What was sent and refused. */
  begun: Typed | undefined;
};

/** What stands in the form now, beside what is saved; a draft of it stays on this device until it is saved. */
export function useTyped({ form, id, isNew, piece, counted, person, facts, begun }: Options) {
  const name = isNew ? "new piece" : `piece ${id}`;
  const [shown, setShown] = useState<Typed>(begun ?? piece.record);
  const [typed, setTyped] = useState<Typed>(shown);
  const [stock, setStock] = useState(counted);
  const [seen, setSeen] = useState(piece.version);
  const [round, setRound] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const changes = pieceChanges(piece.record, typed);
  const isRecounted = stockInWords(stock) !== stockInWords(counted);
  const labels = [...changes.map(({ label }) => label.toLowerCase()), ...(isRecounted ? ["what is left"] : [])];

  function begin(record: Typed): void {
    setShown(record);
    setTyped(record);
    setStock(counted);
    setRound((rounds) => rounds + 1);
  }

  const restore = useEffectEvent(() => {
    const draft = begun ? undefined : readDraft(name, person);
    if (!draft || pieceChanges(piece.record, draft.typed).length === 0) return;
    setSeen(draft.seen);
    setRestored(true);
    begin({ ...draft.typed, id });
  });
  useEffect(() => restore(), []);

  function look(): void {
    if (!form.current) return;
    const fields = typedFields(new FormData(form.current));
    const record = readPiece(fields, id, facts, piece.record);
    setTyped(record);
    setStock(readStock(fields, Array.isArray(record.sizes) ? record.sizes.map(String) : []));
    if (pieceChanges(piece.record, record).length > 0) keepDraft(name, { person, seen, typed: record });
    else dropDraft(name);
  }

  /** What was saved stands in the form again, and is no draft any more. */
  const isSaved = changes.length === 0;
  useEffect(() => {
    if (isSaved && !isRestored) dropDraft(name);
  }, [isSaved, isRestored, name]);

  function throwAway(): void {
    dropDraft(name);
    setRestored(false);
    setSeen(piece.version);
    begin(piece.record);
  }

  function putBack(field: string): void {
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
      input.value = pieceFields(piece.record)[field] ?? "";
    look();
  }

  return { shown, typed, changes, labels, seen, round, isRestored, look, throwAway, putBack };
}
