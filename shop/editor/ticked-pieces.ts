import { mostSalePieces } from "../sale/sale.ts";

export type TickedPiece = { id: number; version: number };

/** What a ticked box sends: the piece, and the version that its row was rendered from. */
export function tickedPieceValue({ id, version }: TickedPiece): string {
  return `${id}.${version}`;
}

export function parseTickedPieces(values: readonly unknown[]): TickedPiece[] {
  const ticked = values.flatMap((value) => {
    const [, id, version = "0"] = /^(\d{1,6})(?:\.(\d{1,9}))?$/.exec(String(value)) ?? [];
    return id ? [[Number(id), { id: Number(id), version: Number(version) }] as const] : [];
  });
  return [...new Map(ticked).values()].slice(0, mostSalePieces);
}
