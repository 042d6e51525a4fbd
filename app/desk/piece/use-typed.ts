import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Arranged, addPicture, arrangedIn, withArranged } from "../../../shop/editor/picture-list.ts";
import { pieceChanges, stockInWords } from "../../../shop/editor/piece-changes.ts";
import type { DeskPiece, PieceFacts, StockChange } from "../../../shop/editor/piece-desk.ts";
import { pieceFields, readPiece, typedFields, typedStock } from "../../../shop/editor/piece-form.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import type { Stock } from "../../../shop/pieces/stock.ts";
import { dropDraft, keepDraft, readDraft } from "../editor/drafts.ts";

type Typed = Readonly<Record<string, unknown>>;

const newName = "new piece";

type Options = {
  form: RefObject<HTMLFormElement | null>;
  id: number;
  isNew: boolean;
  piece: DeskPiece;
  counted: Stock | undefined;
  person: string;
  facts: PieceFacts;
  /** What was sent and came back, with the version that was on the screen. */
  begun: { typed: Typed; seen: number; recount: StockChange | undefined } | undefined;
  /** Pictures that were sent, and aren't part of any saved record yet. */
  sent: readonly PictureRef[];
  /** Whatever pictures the page came with. */
  known: readonly PictureRef[];
};

/** What stands in the form now, beside what is saved; a draft of it stays on this device until it is saved. */
export function useTyped({ form, id, isNew, piece, counted, person, facts, begun, sent, known }: Options) {
  const name = isNew ? newName : `piece ${id}`;
  const [shown, setShown] = useState<Typed>(begun?.typed ?? withSent(piece.record, sent));
  const [typed, setTyped] = useState<Typed>(shown);
  // Two pictures may be ready between two drawings of the page.
  const latest = useRef(typed);
  const [kept, setKept] = useState<readonly PictureRef[]>([]);
  const [shownStock, setShownStock] = useState(begun?.recount ? begun.recount.next : counted);
  const [stock, setStock] = useState(shownStock);
  const [seen, setSeen] = useState(begun?.seen ?? piece.version);
  const [round, setRound] = useState(0);
  /** From a draft, with the count that was on the screen when it was typed. */
  const [restored, setRestored] = useState<{ stockSeen: Stock | undefined }>();
  const [isBegun, setBegun] = useState(false);
  const changes = pieceChanges(piece.record, typed);
  const isRecounted = !isSameStock(stock, counted);
  const stockSeen = restored ? restored.stockSeen : counted;
  const labels = [...changes.map(({ label }) => label.toLowerCase()), ...(isRecounted ? ["what is left"] : [])];
  const pictures = [...known, ...kept];

  function begin(record: Typed, count: Stock | undefined): void {
    setShown(record);
    setTyped(record);
    latest.current = record;
    setShownStock(count);
    setStock(count);
    setRound((rounds) => rounds + 1);
  }

  const restore = useEffectEvent(() => {
    setBegun(true);
    // Whoever typed before the scripts came goes on with that.
    const early = read();
    if (early && (pieceChanges(shown, early.record).length > 0 || !isSameStock(early.stock, stock))) return look();
    const draft = begun ? undefined : readDraft(name, person);
    // Saved it has a page of its own, and is no draft of the next one.
    if (pieceChanges(piece.record, readDraft(newName, person)?.typed ?? {}).length === 0) dropDraft(newName);
    if (!draft) return;
    const { seen: stockSeen, next } = draft.recount ?? { seen: counted, next: counted };
    if (pieceChanges(piece.record, draft.typed).length === 0 && isSameStock(next, counted)) return;
    setSeen(draft.seen);
    setKept(draft.pictures ?? []);
    setRestored({ stockSeen });
    begin(withSent({ ...draft.typed, id }, sent), next);
  });
  useEffect(() => restore(), []);

  /** What is saved stands in the form again, and is no draft any more. */
  const drop = useEffectEvent(() => {
    dropDraft(name);
    setRestored(undefined);
  });
  const keep = useEffectEvent((record: Typed, next: Stock | undefined) => {
    const named = pictures.filter((picture) => arrangedIn(record).images.includes(picture.name));
    const recount = isRecounted ? { seen: stockSeen, next } : undefined;
    keepDraft(name, { person, seen, typed: record, pictures: named, recount });
  });
  const isSaved = labels.length === 0;
  useEffect(() => {
    if (!isBegun) return;
    if (isSaved) drop();
    else keep(typed, stock);
  }, [isBegun, isSaved, typed, stock]);

  function note(record: Typed): void {
    setTyped(record);
    latest.current = record;
  }

  function read() {
    if (!form.current) return undefined;
    const fields = typedFields(new FormData(form.current));
    const record = readPiece(fields, id, facts, piece.record);
    return { record, stock: typedStock(fields, Array.isArray(record.sizes) ? record.sizes.map(String) : []) };
  }

  function look(): void {
    const now = read();
    if (!now) return;
    note(now.record);
    setStock(now.stock);
  }

  /** The pictures in another order, or other ones; `more` are those that this page hasn't seen before. */
  function arrange(change: (before: Arranged) => Arranged, more: readonly PictureRef[] = []): void {
    const next = change(arrangedIn(latest.current));
    if (more.length > 0) setKept((before) => [...before, ...more]);
    setShown((before) => withArranged(before, next));
    note(withArranged(latest.current, next));
  }

  function throwAway(): void {
    dropDraft(name);
    setRestored(undefined);
    setSeen(piece.version);
    begin(piece.record, counted);
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
    shownStock,
    stockSeen,
    isRestored: restored !== undefined,
    look,
    arrange,
    throwAway,
    putBack,
  };
}

const isSameStock = (one: Stock | undefined, other: Stock | undefined) => stockInWords(one) === stockInWords(other);

/** Those that are ready stand in the list at once; whoever doesn't want one leaves it out. */
function withSent(record: Typed, sent: readonly PictureRef[]): Typed {
  return sent.reduce<Typed>((each, { name }) => withArranged(each, addPicture(arrangedIn(each), name)), record);
}
