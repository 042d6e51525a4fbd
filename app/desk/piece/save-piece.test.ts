import { expect, test } from "vitest";
import type { DeskPiece, PieceAnswer, PieceDesk } from "../../../shop/editor/piece-desk.ts";
import type { PieceRecord } from "../../../shop/pieces/product.ts";
import { savePieceForm } from "./save-piece.ts";

const record = { id: 97, name: "Gauhar", price: 5200, listings: [], stones: [] } as unknown as PieceRecord;
const latest: DeskPiece = { record, state: "live", version: 2, saved: undefined, stock: { "": 5 }, pictures: [] };

const deskThat = (answer: PieceAnswer) =>
  ({ facts: { categories: [] }, find: async () => latest, save: async () => answer }) as unknown as PieceDesk;

const saved: unknown[] = [];
const costs = {
  of: async () => 3100,
  ofMany: async () => new Map(),
  set: async (...cost: unknown[]) => {
    saved.push(cost);
  },
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Gauhar", seen: "1", stockSeen: '{"":5}', ...fields }))
    form.set(name, value);
  return form;
}

const answers: PieceAnswer[] = [
  { outcome: "refused", faults: [{ field: "name", reason: "is empty" }] },
  { outcome: "changed", latest, base: record },
  { outcome: "counted", stock: { "": 4 } },
];

test("a refusal comes with the count that was typed, and with none where the count didn't change", async () => {
  for (const answer of answers) {
    const ask = (fields: Record<string, string>) =>
      savePieceForm({ pieces: deskThat(answer), costs }, 97, formOf(fields), false);
    expect(await ask({ left: "9" }), answer.outcome).toMatchObject({ recount: { seen: { "": 5 }, next: { "": 9 } } });
    expect(await ask({ left: "" }), answer.outcome).toMatchObject({ recount: { next: undefined } });
    expect(await ask({ left: "5" }), answer.outcome).toMatchObject({ recount: undefined });
  }
  const [refused] = answers;
  const wrong =
    refused && (await savePieceForm({ pieces: deskThat(refused), costs }, 97, formOf({ left: "many" }), false));
  expect(wrong).toMatchObject({ reason: "refused", recount: { next: { "": Number.NaN } } });
});

test("a cost is saved with the piece, also alone, and not with a piece that is refused", async () => {
  const cost = { cost: "3,000", costSeen: "3100" };
  for (const answer of answers) {
    const refusal = await savePieceForm({ pieces: deskThat(answer), costs }, 97, formOf(cost), false);
    expect(refusal, answer.outcome).toMatchObject({ cost: { typed: "3,000", seen: "3100" } });
  }
  const wrong = { pieces: deskThat({ outcome: "unchanged" }), costs };
  expect(await savePieceForm(wrong, 97, formOf({ ...cost, cost: "a lot" }), false)).toMatchObject({
    reason: "refused",
    faults: [{ field: "cost" }],
  });
  expect(saved).toEqual([]);
  for (const answer of [{ outcome: "unchanged" }, { outcome: "saved", id: 97, version: 3 }] as const)
    expect(await savePieceForm({ pieces: deskThat(answer), costs }, 97, formOf(cost), false)).toEqual({
      to: "/pieces/97?done=saved",
    });
  expect(saved).toEqual([
    [97, 3000],
    [97, 3000],
  ]);
});
