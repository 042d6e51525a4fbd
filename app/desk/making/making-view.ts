import { deskMakingPath } from "../../../shop/desk/desk-paths.ts";
import {
  firstRows,
  formatTick,
  type MakingGroup,
  type MakingPart,
  makingParts,
  mostLeft,
  tickOf,
  type WantedPiece,
} from "../../../shop/desk/making.ts";
import { leftWords, tickRestWords } from "../../../shop/desk/making-words.ts";
import { formatShortDay } from "../../../shop/pakistan-days.ts";

/** What the address of the list says: the tab, and the group that is open with all its rows. */
export type MakingQuery = { part: MakingPart | undefined; open: string };

export function parseMakingQuery(params: URLSearchParams): MakingQuery {
  return { part: makingParts.find((part) => part === params.get("due")), open: params.get("open") ?? "" };
}

export function makingPath({ part, open }: MakingQuery): string {
  const query = new URLSearchParams({ ...(part && { due: part }), ...(open && { open }) });
  return `${query}` ? `${deskMakingPath}?${query}` : deskMakingPath;
}

export function groupId(key: string): string {
  return `piece-${key}`;
}

/** A row of an open group: one piece that is wanted. */
export type PieceRow = {
  /** Of its line: a press on one of three rows concerns all of them. */
  line: string;
  nth: number;
  made: number;
  /** What a press sends, made and unmade. */
  tick: string;
  untick: string;
  choice: string;
  shopper: string;
  /** "needed by 12 Dec", where the shopper named a day. */
  needed: string;
  /** "2 of 3", of a line with several. */
  which: string;
  day: string;
  isLate: boolean;
};

function rowOf({ line, nth, due, part, choice }: WantedPiece): PieceRow {
  const { number, position, made, quantity, shopper, neededBy } = line;
  return {
    line: `${number}.${position}`,
    nth,
    made,
    tick: formatTick(tickOf(line, nth)),
    untick: formatTick(tickOf(line, nth - 1)),
    choice,
    shopper,
    needed: neededBy === null ? "" : `needed by ${formatShortDay(neededBy)}`,
    which: quantity > 1 ? `${nth} of ${quantity}` : "",
    day: formatShortDay(due),
    isLate: part === "late",
  };
}

/** Only what is shown: a group may have thousands of pieces. */
export function viewOf(group: MakingGroup, isWhole: boolean) {
  const { pieces, choices, ...rest } = group;
  const rows = isWhole ? pieces : firstRows(pieces);
  const most = mostLeft(group);
  return {
    ...rest,
    isWhole,
    tags: choices.filter(({ tag }) => tag !== "").map(({ tag, count }) => ({ tag, count })),
    rows: rows.map(rowOf),
    more: pieces.length - rows.length,
    tickRest: most && { words: tickRestWords(most), choice: most.key, left: most.left },
    left: leftWords(group),
    paper: choices
      .filter(({ left }) => left > 0)
      .map(({ words, left, firstBy }) => ({ words, left, day: formatShortDay(firstBy) })),
  };
}

export type GroupView = ReturnType<typeof viewOf>;
