import { isolateBidi } from "../bidi.ts";
import { formatDesk } from "../money/rupees.ts";
import { goneSentence, soldPieceName } from "../order/let-go.ts";
import { makeBy } from "../order/making-day.ts";
import { balanceNow, dueAtDoor, expectedNext } from "../order/money-entries.ts";
import { moneyBeforeCancelling } from "../order/money-words.ts";
import { stageTable, stepTable } from "../order/stage.ts";
import { isCashHereAtOnce, withCourierInWords } from "../order/with-courier.ts";
import { firstName, listInWords, pieceNames } from "../order/words.ts";
import { formatDay } from "../pakistan-days.ts";
import type { MakingDays } from "../pieces/making.ts";
import { type ManyOrder, type ManyStep, staysBecause, staysInSentence } from "./many-orders.ts";
import type { DeskLine, DeskOrder, OrderRow } from "./order-desk.ts";

export type PlannableOrder = ManyOrder &
  Pick<DeskOrder, "number" | "revision" | "letGoAt" | "parcel"> & {
    customer: { name: string };
    lines: readonly Pick<DeskLine, "name" | "quantity" | "size" | "isMade" | "left" | "short">[];
  };

/** A row of the sheet: what will happen to an order, or why it stays. */
export type PlannedOrder = Pick<OrderRow, "number" | "revision" | "name" | "total"> & {
  words: string;
  how: "does" | "warns" | "stays";
};

type Given = { now: number; makingDays: MakingDays; refundDays: number };

/** Those that stay come last, and before them those that need a thought. */
export function planMany(step: ManyStep, orders: readonly PlannableOrder[], given: Given): readonly PlannedOrder[] {
  const planned = orders.map((order) => {
    const { number, revision, customer, total } = order;
    return { number, revision, name: customer.name, total, ...planOf(step, order, given) };
  });
  const ranks = { does: 0, warns: 1, stays: 2 };
  return planned.toSorted((one, other) => ranks[one.how] - ranks[other.how]);
}

function planOf(step: ManyStep, order: PlannableOrder, given: Given): Pick<PlannedOrder, "words" | "how"> {
  const why = staysBecause(step, order) || goneBecause(step, order);
  if (why !== "") return { words: why, how: "stays" };
  if (step !== "cancel") return { words: whatHappens(step, order, given), how: "does" };
  const money = moneyBeforeCancelling(order, given.refundDays);
  return { words: `${money || "Nothing paid."} ${backOnShelf(order)}`.trim(), how: money === "" ? "does" : "warns" };
}

/** An order that let go of its pieces takes them again when it is confirmed. */
function goneBecause(step: ManyStep, { lines }: PlannableOrder): string {
  const gone = step === "confirm" ? goneSentence(lines) : "";
  return gone && `Stays new: ${gone.replace(/\.$/, "")}`;
}

function whatHappens(step: Exclude<ManyStep, "cancel">, order: PlannableOrder, given: Given): string {
  const atDoor = formatDesk(dueAtDoor(order));
  switch (step) {
    case "confirm":
      return [...madeAndTaken(order, given), ...thenSoldOut(order)].join(", ");
    case "make":
      return `${namesOf(order.lines.filter(({ isMade }) => isMade))} by ${readyDay(order, given)}`;
    case "pack":
      return namesOf(order.lines);
    case "send":
      return dueAtDoor(order) > 0 ? `${atDoor} to collect` : "Nothing to collect";
    case "deliver":
      return dueAtDoor(order) > 0 ? `${atDoor} is then ${whereCashIs(order)}` : paidInWords(order);
    case "receive":
      return `${formatDesk(expectedNext(order))} came`;
  }
}

function whereCashIs(order: PlannableOrder): string {
  return isCashHereAtOnce(order) ? "here" : withCourierInWords(order.parcel?.courier);
}

function paidInWords(order: PlannableOrder): string {
  const { due } = balanceNow(order);
  return due > 0 ? `${formatDesk(due)} is still due` : "Paid";
}

function namesOf(lines: PlannableOrder["lines"]): string {
  return pieceNames(lines.map(({ name, quantity }) => ({ name: isolateBidi(name), quantity })));
}

function readyDay({ makeBy: day }: PlannableOrder, { now, makingDays }: Given): string {
  return formatDay(day ?? makeBy(now, makingDays));
}

/** "Aina by 30 November", "Gauhar from the shelf"; all of it from there: "From the shelf". */
function madeAndTaken(order: PlannableOrder, given: Given): string[] {
  const made = order.lines.filter(({ isMade }) => isMade);
  const taken = order.lines.filter(({ isMade }) => !isMade);
  if (made.length === 0) return ["From the shelf"];
  const shelf = taken.length > 0 ? [`${namesOf(taken)} from the shelf`] : [];
  return [`${namesOf(made)} by ${readyDay(order, given)}`, ...shelf];
}

function thenSoldOut({ lines, letGoAt }: PlannableOrder): string[] {
  const last = lines.filter(({ left, quantity }) => left !== undefined && left === (letGoAt === null ? 0 : quantity));
  const names = last.map(({ name, size }) => ({ name: isolateBidi(name), size }));
  return names.map(({ name, size }) => `${name} is then sold out${size === undefined ? "" : ` in ${size}`}`);
}

/** Nothing where it isn't counted, or went back before. */
function backOnShelf({ lines, letGoAt }: PlannableOrder): string {
  const counted = letGoAt === null ? lines.filter(({ left }) => left !== undefined) : [];
  const names = counted.map(({ name, size, quantity }, index) => {
    const count = quantity > 1 ? quantity : index === 0 ? "One" : "one";
    return `${count} ${soldPieceName(isolateBidi(name), size)}`;
  });
  const goes = names.length > 1 || counted.some(({ quantity }) => quantity > 1) ? "go" : "goes";
  return names.length === 0 ? "" : `${listInWords(names)} ${goes} back on the shelf.`;
}

type LeftOrder = ManyOrder & Pick<OrderRow, "name" | "letGoAt">;

const ownerOf = ({ name }: Pick<OrderRow, "name">) => `${isolateBidi(firstName(name))}’s`;

/** Said afterwards of an order that stayed: "Ayesha’s is being made already." */
export function stayedInWords(step: ManyStep, order: LeftOrder): string {
  const why = staysBecause(step, order);
  if (why !== "") return `${ownerOf(order)} ${staysInSentence(why)}.`;
  if (step === "confirm" && order.letGoAt !== null) return `${ownerOf(order)} stays new: a piece is gone.`;
  return `${ownerOf(order)} was changed meanwhile.`;
}

/** Said of an order whose step couldn't be taken back. */
export function notTakenBackInWords(step: ManyStep, order: LeftOrder): string {
  const { stage } = order;
  if (step !== "receive" && stage !== stepTable[step].to)
    return `${ownerOf(order)} ${staysInSentence(`${stageTable[stage].name} already`)}.`;
  return `${ownerOf(order)} ${step === "cancel" ? "stays cancelled: a piece is gone" : "was changed meanwhile"}.`;
}
