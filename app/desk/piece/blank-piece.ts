import type { DeskPiece } from "../../../shop/editor/piece-desk.ts";

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
