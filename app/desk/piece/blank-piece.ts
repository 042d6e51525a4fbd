import { arrangedIn } from "../../../shop/editor/picture-list.ts";
import type { DeskPiece, PieceDesk } from "../../../shop/editor/piece-desk.ts";
import type { PieceDraft } from "../../../shop/editor/piece-drafts.ts";

/** A new piece is empty, or a copy of another without its pictures. */
export function blankPiece(id: number, from: DeskPiece | undefined): DeskPiece {
  const {
    hoverImage: _,
    altTexts: __,
    ...words
  } = from?.record ?? {
    name: "",
    price: Number.NaN,
    salePrice: null,
    category: "",
    listings: [],
    badge: "Made to Order" as const,
    metal: "gold" as const,
    stones: [],
    summary: "",
    description: "",
    inStock: true,
  };
  return {
    record: { ...words, id, images: [] },
    state: "live",
    version: 0,
    saved: undefined,
    stock: undefined,
    pictures: [],
  };
}

/** A new piece as far as its draft is filled in. */
export function draftedPiece(id: number, { record, saved }: PieceDraft, pictures: PieceDesk["pictures"]): DeskPiece {
  const blank = blankPiece(id, undefined);
  // A number that couldn't be read is null in JSON.
  const filled = Object.fromEntries(
    Object.entries(record).filter(([field, value]) => value !== null || field === "salePrice"),
  );
  const { images } = arrangedIn(filled);
  return { ...blank, record: { ...blank.record, ...filled, id, images }, saved, pictures: pictures(images) };
}
