import { type RefObject, useEffect, useEffectEvent } from "react";
import { type Arranged, addPicture, arrangedIn, withArranged } from "../../../shop/editor/picture-list.ts";
import { type PieceChange, pieceChanges, stockInWords } from "../../../shop/editor/piece-changes.ts";
import type { DeskPiece, PieceFacts, StockChange } from "../../../shop/editor/piece-desk.ts";
import { pieceFields, readPiece, typedStock } from "../../../shop/editor/piece-form.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import type { Stock } from "../../../shop/pieces/stock.ts";
import { dropDraft, newPieceDraft, readDraft, storeDraft } from "../editor/drafts.ts";
import { useDraft } from "../editor/use-draft.ts";
import { listIn } from "./part.tsx";
import { isSameCost, type TypedCost } from "./piece-cost.ts";

type Typed = Readonly<Record<string, unknown>>;

type Value = {
  record: Typed;
  stock: Stock | undefined;
  /** The version and the count that were on the screen when it was typed. */
  seen: number;
  stockSeen: Stock | undefined;
  cost: TypedCost;
  /** Pictures that were sent from this page, or that a draft names. */
  pictures: readonly PictureRef[];
};

type Options = {
  form: RefObject<HTMLFormElement | null>;
  id: number;
  /** What is typed is stored on this device under this name. */
  name: string;
  piece: DeskPiece;
  counted: Stock | undefined;
  /** What it costs, as a text of the form. */
  cost: string;
  person: string;
  facts: PieceFacts;
  /** What was refused, with the version that was on the screen. */
  refused: { typed: Typed; seen: number; recount: StockChange | undefined; cost: TypedCost | undefined } | undefined;
  /** Pictures that were sent, and aren't part of any saved record yet. */
  sent: readonly PictureRef[];
  /** All pictures that the page came with. */
  known: readonly PictureRef[];
};

export function usePieceDraft(options: Options) {
  const { form, id, name, piece, counted, cost, person, facts, refused, sent, known } = options;
  const saved: Value = {
    ...{ record: piece.record, seen: piece.version },
    ...{ stock: counted, stockSeen: counted },
    ...{ cost: { typed: cost, seen: cost }, pictures: [] },
  };
  const { shown, typed, changes, isRestored, ...draft } = useDraft<Value, PieceChange | { label: string }>({
    form,
    name,
    saved,
    begun: {
      ...saved,
      record: refused?.typed ?? withSent(piece.record, sent),
      seen: refused?.seen ?? piece.version,
      stock: refused?.recount ? refused.recount.next : counted,
      cost: refused?.cost ?? saved.cost,
    },
    isRefused: refused !== undefined,
    read(fields, before) {
      const record = readPiece(fields, id, facts, piece.record);
      return {
        ...before,
        record,
        stock: typedStock(fields, listIn(record, "sizes")),
        cost: { ...before.cost, typed: fields.get("cost") },
      };
    },
    changesBetween: (one, other) => [
      ...pieceChanges(one.record, other.record),
      ...(stockInWords(one.stock) === stockInWords(other.stock) ? [] : [{ label: "What is left" }]),
      ...(isSameCost(one.cost.typed, other.cost.typed) ? [] : [{ label: "What it costs you" }]),
    ],
    loadDraft() {
      const found = readDraft(name, person);
      if (!found) return undefined;
      const { seen: stockSeen, next: stock } = found.recount ?? { seen: counted, next: counted };
      const record = withSent({ ...found.typed, id }, sent);
      return {
        ...{ record, stock, seen: found.seen, stockSeen },
        ...{ cost: found.cost ?? saved.cost, pictures: found.pictures ?? [] },
      };
    },
    storeDraft({ record, stock, seen, cost: { typed } }) {
      const named = pictures.filter((picture) => arrangedIn(record).images.includes(picture.name));
      const isRecounted = stockInWords(stock) !== stockInWords(counted);
      const recount = isRecounted ? { seen: stockSeen, next: stock } : undefined;
      storeDraft(name, { person, seen, typed: record, pictures: named, recount, cost: { typed, seen: costSeen } });
    },
  });
  const pictures = [...known, ...shown.pictures];
  const stockSeen = isRestored ? shown.stockSeen : counted;
  const costSeen = isRestored ? shown.cost.seen : cost;

  // A new piece that was saved has a page of its own, and is no draft of the next one.
  const dropSavedNew = useEffectEvent(() => {
    if (pieceChanges(piece.record, readDraft(newPieceDraft, person)?.typed ?? {}).length === 0)
      dropDraft(newPieceDraft);
  });
  useEffect(() => dropSavedNew(), []);

  /** The pictures in another order, or other ones; `more` are those that this page doesn't know yet. */
  function arrange(change: (before: Arranged) => Arranged, more: readonly PictureRef[] = []): void {
    draft.replace((value) => ({
      ...value,
      record: withArranged(value.record, change(arrangedIn(value.record))),
      pictures: [...value.pictures, ...more],
    }));
  }

  return {
    ...draft,
    isRestored,
    shown: shown.record,
    typed: typed.record,
    changes: changes.filter((change) => "field" in change),
    arranged: arrangedIn(shown.record),
    pictures,
    seen: shown.seen,
    shownStock: shown.stock,
    shownCost: shown.cost.typed,
    costSeen,
    stockSeen,
    arrange,
    putBack(field: string): void {
      if (field === "images" || field === "hoverImage") arrange(() => arrangedIn(piece.record));
      else draft.fill({ [field]: pieceFields(piece.record)[field] ?? "" });
    },
  };
}

/** Adds the sent pictures to the list. */
function withSent(record: Typed, sent: readonly PictureRef[]): Typed {
  return sent.reduce<Typed>((each, { name }) => withArranged(each, addPicture(arrangedIn(each), name)), record);
}
