import type { PieceDesk, PieceRow } from "../../../shop/editor/piece-desk.ts";
import { parseTickedPieces, type TickedPiece, tickedPieceValue } from "../../../shop/editor/ticked-pieces.ts";

/** The boxes stand outside of this form: rows have forms of their own. */
export const tickFormId = "ticked-pieces";

export const pieceSteps = ["hide", "show"] as const;
export type PieceStep = (typeof pieceSteps)[number];

export function parsePieceStep(text: unknown): PieceStep | undefined {
  return pieceSteps.find((step) => step === text);
}

/** In the URL, so that it needs no script. `done` has the versions that the step made: taking it back is based on them. */
export type PieceOutcome = { did: PieceStep; done: readonly TickedPiece[]; left: readonly number[] };

/** Takes each off the shop, or puts it back; those that somebody has changed meanwhile stay. */
export async function stepPieces(
  pieces: PieceDesk,
  did: PieceStep,
  ticked: readonly TickedPiece[],
): Promise<PieceOutcome> {
  const done: TickedPiece[] = [];
  const left: number[] = [];
  for (const { id, version } of ticked) {
    const answer = await pieces.setOff(id, did === "hide", version);
    if (answer.outcome === "saved") done.push({ id, version: answer.version });
    else left.push(id);
  }
  return { did, done, left };
}

export function writePieceOutcome(query: URLSearchParams, { did, done, left }: PieceOutcome): void {
  if (done.length + left.length === 0) return;
  query.set("did", did);
  query.set("pieces", done.map(tickedPieceValue).join(" "));
  if (left.length > 0) query.set("left", left.join(" "));
}

export function readPieceOutcome(query: URLSearchParams): PieceOutcome | undefined {
  const did = parsePieceStep(query.get("did"));
  const list = (name: string) => parseTickedPieces((query.get(name) ?? "").split(" "));
  return did && { did, done: list("pieces"), left: list("left").map(({ id }) => id) };
}

/** "Kiran is off the shop", "6 pieces are back in the shop". */
export function outcomeInWords(
  { did, done, left }: PieceOutcome,
  rows: readonly Pick<PieceRow, "id" | "name">[],
): string {
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.name ?? `Piece ${id}`;
  const [only] = done;
  const many = only && done.length === 1 ? `${nameOf(only.id)} is` : `${done.length} pieces are`;
  const words = `${many} ${did === "hide" ? "off the shop" : "back in the shop"}.`;
  const stayed = left.length > 0 ? `${left.map(nameOf).join(", ")} stayed: changed meanwhile, or not complete.` : "";
  return [done.length > 0 && words, stayed].filter(Boolean).join(" ");
}
