import type { DeskPiece } from "../../../shop/editor/piece-desk.ts";

export function parsePieceId(text: unknown): number {
  return typeof text === "string" && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
}

/** A new piece begins empty, or with the words and choices of another; never with its pictures. */
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
