import { expect, test } from "vitest";
import { draftedPiece } from "./blank-piece.ts";

test("a draft is a new piece as far as it is filled in, with its pictures", () => {
  const picture = { name: "photo-aaaaaaaaaaaa", hash: "12345678", width: 300, height: 400, tone: "1" };
  const draft = {
    id: 4,
    record: { id: 3, name: "Subh", price: null, salePrice: null, images: [picture.name] },
    revision: 2,
    saved: { at: 1, by: "Sana" },
  };
  const piece = draftedPiece(140, draft, (names) => names.map(() => picture));
  expect(piece.record).toMatchObject({ id: 140, name: "Subh", salePrice: null, images: [picture.name], summary: "" });
  expect(piece.record.price).toBeNaN();
  expect(piece.pictures).toEqual([picture]);
  expect(draftedPiece(140, { ...draft, record: {} }, () => []).record.images).toEqual([]);
});
