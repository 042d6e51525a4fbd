import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { PictureRef } from "../../../shop/picture.ts";
import { type Arranged, addPicture, arrangedIn, withArranged } from "../../../shop/picture-list.ts";
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
  /** What was sent and came back, with the version that was on the screen. */
  begun: { typed: Typed; seen: number } | undefined;
  /** Pictures that were sent, and aren't part of any saved record yet. */
  sent: readonly PictureRef[];
  /** Whatever pictures the page came with. */
  known: readonly PictureRef[];
};

/** What stands in the form now, beside what is saved; a draft of it stays on this device until it is saved. */
export function useTyped({ form, id, isNew, piece, counted, person, facts, begun, sent, known }: Options) {
  const name = isNew ? "new piece" : `piece ${id}`;
  const [shown, setShown] = useState<Typed>(begun?.typed ?? withSent(piece.record, sent));
  const [typed, setTyped] = useState<Typed>(shown);
  // Two pictures may be ready between two drawings of the page.
  const latest = useRef(typed);
  const [kept, setKept] = useState<readonly PictureRef[]>([]);
  const [stock, setStock] = useState(counted);
  const [seen, setSeen] = useState(begun?.seen ?? piece.version);
  const [round, setRound] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const changes = pieceChanges(piece.record, typed);
  const isRecounted = stockInWords(stock) !== stockInWords(counted);
  const labels = [...changes.map(({ label }) => label.toLowerCase()), ...(isRecounted ? ["what is left"] : [])];
  const pictures = [...known, ...kept];

  function begin(record: Typed): void {
    setShown(record);
    setTyped(record);
    latest.current = record;
    setStock(counted);
    setRound((rounds) => rounds + 1);
  }

  const restore = useEffectEvent(() => {
    const draft = begun ? undefined : readDraft(name, person);
    if (!draft || pieceChanges(piece.record, draft.typed).length === 0) return;
    setSeen(draft.seen);
    setKept(draft.pictures ?? []);
    setRestored(true);
    begin(withSent({ ...draft.typed, id }, sent));
  });
  useEffect(() => restore(), []);

  function note(record: Typed, more: readonly PictureRef[] = []): void {
    setTyped(record);
    latest.current = record;
    const named = [...pictures, ...more].filter((picture) => arrangedIn(record).images.includes(picture.name));
    if (pieceChanges(piece.record, record).length > 0)
      keepDraft(name, { person, seen, typed: record, pictures: named });
    else dropDraft(name);
  }

  function look(): void {
    if (!form.current) return;
    const fields = typedFields(new FormData(form.current));
    const record = readPiece(fields, id, facts, piece.record);
    note(record);
    setStock(readStock(fields, Array.isArray(record.sizes) ? record.sizes.map(String) : []));
  }

  /** The pictures in another order, or other ones; `more` are those that this page hasn't seen before. */
  function arrange(change: (before: Arranged) => Arranged, more: readonly PictureRef[] = []): void {
    const next = change(arrangedIn(latest.current));
    if (more.length > 0) setKept((before) => [...before, ...more]);
    setShown((before) => withArranged(before, next));
    note(withArranged(latest.current, next), more);
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
    if (field === "images" || field === "hoverImage") {
      arrange(() => arrangedIn(piece.record));
      return;
    }
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
      input.value = pieceFields(piece.record)[field] ?? "";
    look();
  }

  const arranged = arrangedIn(shown);
  return {
    shown,
    typed,
    arranged,
    pictures,
    changes,
    labels,
    seen,
    round,
    isRestored,
    look,
    arrange,
    throwAway,
    putBack,
  };
}

/** Those that are ready stand in the list at once; whoever doesn't want one leaves it out. */
function withSent(record: Typed, sent: readonly PictureRef[]): Typed {
  return sent.reduce<Typed>((each, { name }) => withArranged(each, addPicture(arrangedIn(each), name)), record);
}
