import { expect, test } from "vitest";
import type { PieceDesk } from "../../../shop/editor/piece-desk.ts";
import { parseTickedPieces } from "../../../shop/editor/ticked-pieces.ts";
import { outcomeInWords, readPieceOutcome, stepPieces, writePieceOutcome } from "./ticked-pieces.ts";

test("ticked pieces are read with their versions, each once; anything else is passed over", () => {
  expect(parseTickedPieces(["12.3", "4", "12.4", "x", "", "-1.0", "1.2.3"])).toEqual([
    { id: 12, version: 4 },
    { id: 4, version: 0 },
  ]);
});

test("pieces that somebody changed meanwhile stay, and are named; the rest can be taken back", async () => {
  const pieces = {
    setOff: async (id: number, _: boolean, seen: number) =>
      id === 2 ? { outcome: "changed" } : { outcome: "saved", id, version: seen + 1 },
  } as unknown as PieceDesk;
  const outcome = await stepPieces(pieces, "hide", parseTickedPieces(["1.0", "2.5"]));
  expect(outcome).toEqual({ did: "hide", done: [{ id: 1, version: 1 }], left: [2] });
  const query = new URLSearchParams();
  writePieceOutcome(query, outcome);
  expect(readPieceOutcome(query)).toEqual(outcome);
  const rows = [
    { id: 1, name: "Kiran" },
    { id: 2, name: "Motia" },
  ];
  expect(outcomeInWords(outcome, rows)).toBe(
    "Kiran is off the shop. Motia stayed: changed meanwhile, or not complete.",
  );
});
