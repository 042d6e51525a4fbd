import { ownPieceId } from "../cart/pricing.ts";
import { makingDay } from "../order/making-day.ts";
import { parseOrderNumber } from "../order/number.ts";
import { type Day, dayOf, formatDay } from "../pakistan-days.ts";
import type { MakingDays } from "../pieces/making.ts";
import type { PictureRef } from "../pieces/picture.ts";
import type { Tick, WantedLine } from "./making-desk.ts";
import { forShopper, longChoice, shortChoice } from "./making-words.ts";

/** The tabs of the workshop list. Each piece that is wanted is in one of them. */
export const makingParts = ["late", "soon", "later"] as const;
export type MakingPart = (typeof makingParts)[number];

/** Due within so many days is "soon". */
export const soonDays = 10;

/** One piece that is wanted; a line of three has three. */
export type WantedPiece = {
  line: WantedLine;
  /** The which of its line it is, from 1. */
  nth: number;
  isMade: boolean;
  /** "Size 17". */
  choice: string;
  due: Day;
  part: MakingPart;
};

export type WantedChoice = {
  key: string;
  /** "Gold", and on paper "Size 17". */
  tag: string;
  words: string;
  count: number;
  left: number;
  /** The earliest day of what is left. */
  firstBy: Day;
};

/** All that is wanted of one piece. A piece for one shopper is a group of its own. */
export type MakingGroup = {
  key: string;
  name: string;
  picture: PictureRef | undefined;
  ownPicture: string | undefined;
  isOwn: boolean;
  count: number;
  made: number;
  when: { words: string; isLate: boolean };
  choices: readonly WantedChoice[];
  /** By day. */
  pieces: readonly WantedPiece[];
};

export type ReadyOrder = { number: string; revision: number; shopper: string };

export type MakingList = {
  pieces: number;
  made: number;
  orders: number;
  lateOrders: number;
  counts: Readonly<Record<MakingPart, number>>;
  groups: readonly MakingGroup[];
  /** Orders whose pieces are all made. */
  ready: readonly ReadyOrder[];
};

type Facts = { now: number; makingDays: MakingDays };

/** The day by which the shopper needs it counts if it is earlier. */
export function dueDay({ makeBy, neededBy }: Pick<WantedLine, "makeBy" | "neededBy">): Day {
  return neededBy === null ? makeBy : Math.min(makeBy, neededBy);
}

/** What is to be made, by piece, the most urgent first; `part` shows only the pieces of that tab. */
export function makingList(lines: readonly WantedLine[], facts: Facts, part?: MakingPart): MakingList {
  const today = dayOf(facts.now);
  const pieces = lines.toSorted(byDay).flatMap((line) => piecesOf(line, today));
  const late = pieces.filter((piece) => piece.part === "late");
  const shown = part ? pieces.filter((piece) => piece.part === part) : pieces;
  const byKey = Map.groupBy(shown, ({ line }) => groupKey(line));
  return {
    pieces: pieces.length,
    made: pieces.filter(({ isMade }) => isMade).length,
    orders: new Set(lines.map(({ number }) => number)).size,
    lateOrders: new Set(late.map(({ line }) => line.number)).size,
    counts: {
      late: late.length,
      soon: pieces.filter((piece) => piece.part === "soon").length,
      later: pieces.filter((piece) => piece.part === "later").length,
    },
    groups: [...byKey].map(([key, wanted]) => groupOf(key, wanted, facts)).toSorted(byUrgency),
    ready: readyOrders(pieces),
  };
}

function piecesOf(line: WantedLine, today: Day): WantedPiece[] {
  const due = dueDay(line);
  const choice = longChoice(line.choices);
  return Array.from({ length: line.quantity }, (_, index) => {
    const isMade = index < line.made;
    const isLate = due < today && !isMade;
    return {
      line,
      nth: index + 1,
      isMade,
      choice,
      due,
      part: isLate ? "late" : due <= today + soonDays ? "soon" : "later",
    };
  });
}

function byDay(one: WantedLine, other: WantedLine): number {
  return (
    dueDay(one) - dueDay(other) ||
    (one.number < other.number ? -1 : Number(one.number > other.number)) ||
    one.position - other.position
  );
}

function groupKey({ pieceId, number, position }: WantedLine): string {
  return pieceId === ownPieceId ? `${number}-${position}` : String(pieceId);
}

function groupOf(key: string, pieces: readonly WantedPiece[], facts: Facts): MakingGroup {
  const [first] = pieces;
  if (!first) throw new Error("a group has at least one piece");
  const { name, picture, ownPicture, pieceId } = first.line;
  const isOwn = pieceId === ownPieceId;
  const byChoice = Map.groupBy(pieces, ({ choice }) => choice);
  return {
    key,
    name,
    picture,
    ownPicture,
    isOwn,
    count: pieces.length,
    made: pieces.filter(({ isMade }) => isMade).length,
    when: whenOf(pieces, facts),
    choices: [...byChoice].map(([words, wanted]) => choiceOf(words, wanted, isOwn)).toSorted(byTag),
    pieces,
  };
}

function choiceOf(words: string, pieces: readonly WantedPiece[], isOwn: boolean): WantedChoice {
  const open = pieces.filter(({ isMade }) => !isMade);
  const [first] = open.length > 0 ? open : pieces;
  const { choices, shopper } = first?.line ?? { choices: {}, shopper: "" };
  const tag = isOwn ? forShopper(shopper) : shortChoice(choices);
  return { key: words, tag, words, count: pieces.length, left: open.length, firstBy: first?.due ?? 0 };
}

/** Sizes in their order: 2.4, 15, 16. */
function byTag(one: WantedChoice, other: WantedChoice): number {
  return one.tag.localeCompare(other.tag, "en", { numeric: true });
}

/** "first by 30 November", "by 4 December", "day 16 of 15, was due yesterday". */
function whenOf(pieces: readonly WantedPiece[], { now, makingDays }: Facts): MakingGroup["when"] {
  const open = pieces.filter(({ isMade }) => !isMade);
  const [first] = open;
  if (!first) return { words: "all made", isLate: false };
  const behind = dayOf(now) - first.due;
  if (behind <= 0)
    return {
      words: `${open.length > 1 ? "first by" : "by"} ${behind === 0 ? "today" : formatDay(first.due)}`,
      isLate: false,
    };
  const ago = behind === 1 ? "yesterday" : `${behind} days ago`;
  if (first.due < first.line.makeBy) return { words: `was needed ${ago}`, isLate: true };
  const { day, of } = makingDay(first.line.makeBy, now, makingDays);
  return { words: `day ${day} of ${of}, was due ${ago}`, isLate: true };
}

/** Whether a piece is made doesn't count: a group would jump away under the hand that ticks it. */
function byUrgency(one: MakingGroup, other: MakingGroup): number {
  const firstOf = ({ pieces }: MakingGroup) => pieces[0]?.due ?? 0;
  return firstOf(one) - firstOf(other) || one.name.localeCompare(other.name, "en");
}

function readyOrders(pieces: readonly WantedPiece[]): ReadyOrder[] {
  const unready = new Set(pieces.flatMap(({ isMade, line }) => (isMade ? [] : [line.number])));
  const ready = new Map(pieces.filter(({ line }) => !unready.has(line.number)).map(({ line }) => [line.number, line]));
  return [...ready.values()].map(({ number, revision, shopper }) => ({ number, revision, shopper }));
}

/** So many that aren't made show before a group is opened whole. */
const fewOpen = 5;

/** The first rows of a group, by day; what is made stays in its place among them. */
export function firstRows(pieces: readonly WantedPiece[]): readonly WantedPiece[] {
  const open = pieces.flatMap(({ isMade }, index) => (isMade ? [] : [index]));
  const last = open[fewOpen - 1];
  return last === undefined ? pieces : pieces.slice(0, last + 1);
}

/** The choice with the most pieces left, to tick them all at once; undefined where that is one piece at most. */
export function mostLeft({ choices }: Pick<MakingGroup, "choices">): WantedChoice | undefined {
  const [most] = choices.toSorted((one, other) => other.left - one.left);
  return most && most.left > 1 ? most : undefined;
}

/** The ticks that make the rest of a choice; undefined where another number is left than the page showed. */
export function ticksForRest(group: MakingGroup | undefined, choice: string, left: number): Tick[] | undefined {
  const open = (group?.pieces ?? []).filter((piece) => !piece.isMade && piece.choice === choice);
  if (open.length !== left) return undefined;
  // Of each line the last piece stays in the map.
  return [...new Map(open.map(({ line, nth }) => [line, nth]))].map(([line, nth]) => tickOf(line, nth));
}

export function tickOf({ number, position, pieceId, made: was }: WantedLine, made: number): Tick {
  return { number, position, pieceId, was, made };
}

/** In a form: "NQ-7F3K-92.0.98.1.2". */
export function formatTick({ number, position, pieceId, was, made }: Tick): string {
  return [number, position, pieceId, was, made].join(".");
}

export function parseTick(text: string): Tick | undefined {
  const [number = "", ...others] = text.split(".");
  const [position = -1, pieceId = -1, was = -1, made = -1] = others.map((part) =>
    /^\d{1,9}$/.test(part) ? Number(part) : -1,
  );
  const isWhole = others.length === 4 && Math.min(position, pieceId, was, made) >= 0;
  return isWhole && parseOrderNumber(number) === number ? { number, position, pieceId, was, made } : undefined;
}
