import { expect, test } from "vitest";
import { pieceCount } from "./piece-count.ts";

test("one piece, many pieces, none", () => {
  expect([0, 1, 5].map(pieceCount)).toEqual(["0 pieces", "1 piece", "5 pieces"]);
});
