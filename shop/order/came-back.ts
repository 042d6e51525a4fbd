import { formatDesk, type Rupees } from "../money/rupees.ts";
import type { Courier } from "./courier.ts";
import { soldPieceName } from "./let-go.ts";
import { listInWords } from "./words.ts";

/** Why a parcel came back. */
export const backReasons = ["refused", "no-answer", "damaged", "exchange", "other"] as const;
export type BackReason = (typeof backReasons)[number];

export const backReasonNames: Readonly<Record<BackReason, string>> = {
  refused: "Refused",
  "no-answer": "No answer",
  damaged: "Damaged",
  exchange: "Exchange",
  other: "Something else",
};

const backTitles: Readonly<Record<BackReason, string>> = {
  refused: "Refused at the door",
  "no-answer": "No answer at the door",
  damaged: "Damaged",
  exchange: "For an exchange",
  other: "Came back",
};

/** What becomes of a piece that came back. */
export const piecePlaces = ["shelf", "mend", "gone"] as const;
export type PiecePlace = (typeof piecePlaces)[number];

export const piecePlaceNames: Readonly<Record<PiecePlace, string>> = {
  shelf: "On the shelf",
  mend: "To mend",
  gone: "Gone",
};

/** What the seller says about a parcel that came back; `places` are those of the order's lines. */
export type AskedBack = { why: BackReason; places: readonly PiecePlace[]; cost: Rupees };

export type ReturnedPiece = { name: string; quantity: number; place: PiecePlace };

/** As it stands in the order's history. */
export type CameBack = { why: BackReason; pieces: readonly ReturnedPiece[]; cost: Rupees };

type ReturnedLine = { name: string; size?: string | null | undefined; quantity: number };

/** A line that nothing is said about is on the shelf. */
export function returnedPieces(lines: readonly ReturnedLine[], places: readonly PiecePlace[]): ReturnedPiece[] {
  return lines.map(({ name, size, quantity }, position) => ({
    name: soldPieceName(name, size ?? undefined),
    quantity,
    place: places[position] ?? "shelf",
  }));
}

const placeInWords: Readonly<Record<PiecePlace, readonly [one: string, several: string]>> = {
  shelf: ["is on the shelf again", "are on the shelf again"],
  mend: ["is to mend", "are to mend"],
  gone: ["is gone", "are gone"],
};

/** "Gauhar in 17 is on the shelf again." One sentence a place. */
export function placesInWords(pieces: readonly ReturnedPiece[]): string[] {
  return piecePlaces.flatMap((place) => {
    const there = pieces.filter((piece) => piece.place === place);
    if (there.length === 0) return [];
    const count = there.reduce((sum, { quantity }) => sum + quantity, 0);
    const names = there.map(({ name, quantity }) => (quantity > 1 ? `${quantity} ${name}` : name));
    return [`${listInWords(names)} ${placeInWords[place][count > 1 ? 1 : 0]}.`];
  });
}

/** The box on an order that came back. */
export function cameBackInWords(
  { why, pieces, cost }: CameBack,
  courier: Courier | undefined,
): { title: string; text: string } {
  const isNamed = courier !== undefined && courier !== "Other" && courier !== "By hand";
  const took = isNamed
    ? `${courier} took ${formatDesk(cost)} for the way back.`
    : `The way back cost ${formatDesk(cost)}.`;
  const said = [...placesInWords(pieces), ...(cost > 0 ? [took] : [])];
  return { title: backTitles[why], text: said.join(" ") };
}

export function parseBackReason(text: string | null | undefined): BackReason | undefined {
  return backReasons.find((reason) => reason === text);
}

export function parsePlace(text: string | null | undefined): PiecePlace | undefined {
  return piecePlaces.find((place) => place === text);
}
