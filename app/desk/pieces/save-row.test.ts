import { expect, test } from "vitest";
import type { AskedSave, DeskPiece, PieceDesk } from "../../../shop/editor/piece-desk.ts";
import type { PieceRecord } from "../../../shop/pieces/product.ts";
import { parseUndo } from "./row-undo.ts";
import { saveRowForm } from "./save-row.ts";

const ring = { id: 97, name: "Gauhar", price: 5200, inStock: false } as PieceRecord;

/** Accepts every save, and records it. */
function deskOf(found: Partial<DeskPiece> = {}) {
  const saved: AskedSave[] = [];
  const piece: DeskPiece = {
    record: ring,
    state: "live",
    version: 1,
    saved: undefined,
    stock: undefined,
    pictures: [],
    ...found,
  };
  const desk = {
    find: async () => piece,
    version: async () => ring,
    async save(asked: AskedSave) {
      saved.push(asked);
      return { outcome: "saved", id: 97, version: 2 };
    },
  } as unknown as PieceDesk;
  return { desk, saved };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: "97", seen: "1", price: "5,200", leftSeen: "", ...fields }))
    form.set(name, value);
  return form;
}

const doneIn = (answer: object) =>
  parseUndo(new URLSearchParams({ done: "done" in answer ? String(answer.done) : "" }));

test("a new count puts a sold-out piece back in stock; taken back, it is sold out again", async () => {
  const { desk, saved } = deskOf();
  const done = doneIn(await saveRowForm(desk, formOf({ left: "2" })));
  expect(saved[0]).toMatchObject({ record: { inStock: true }, stock: { next: { "": 2 } } });
  expect(done).toEqual({ id: 97, price: 5200, left: "", isSoldOut: true });

  const later = deskOf({ record: { ...ring, inStock: true }, stock: { "": 2 } });
  await saveRowForm(later.desk, formOf({ left: "", leftSeen: "2", soldOut: "yes" }));
  expect(later.saved[0]).toMatchObject({ record: { inStock: false }, stock: { next: undefined } });
});

test("a change is taken back to what was on the screen, also where its first answer was lost", async () => {
  const { desk } = deskOf({ record: { ...ring, price: 5000, inStock: true }, version: 2 });
  expect(doneIn(await saveRowForm(desk, formOf({ price: "5,000" })))).toMatchObject({ price: 5200, isSoldOut: true });
});
