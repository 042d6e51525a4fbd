import { type ManyStep, manyWords, ordersInWords, parseManyStep } from "../../../shop/desk/many-orders.ts";
import { notTakenBackInWords, stayedInWords } from "../../../shop/desk/many-plan.ts";
import type { OrderDesk, OrderRow } from "../../../shop/desk/order-desk.ts";
import { capitalised } from "../../../shop/order/change-words.ts";
import { firstName } from "../../../shop/order/words.ts";
import { parseTicked, type Ticked, tickValue } from "../ticked-orders/ticked.ts";

/** The result of changing many orders. In the URL, so that it needs no script and is there after a reload. */
export type BulkOutcome = {
  did: ManyStep;
  /** The step was taken back. */
  isBack: boolean;
  /** With the revisions that the change made: taking it back is based on them. */
  done: readonly Ticked[];
  /** Numbers of those that stayed. */
  left: readonly string[];
  /** Whether each shopper is written to afterwards. */
  isWriting: boolean;
};

export function writeOutcome(query: URLSearchParams, { did, isBack, done, left, isWriting }: BulkOutcome): void {
  if (done.length + left.length === 0) return;
  query.set("did", did);
  if (isBack) query.set("back", "yes");
  query.set("done", done.map(tickValue).join(" "));
  if (left.length > 0) query.set("left", left.join(" "));
  if (isWriting && done.length > 0) query.set("write", "yes");
}

export function readOutcome(query: URLSearchParams): BulkOutcome | undefined {
  const did = parseManyStep(query.get("did"));
  if (!did) return undefined;
  const list = (name: string) => parseTicked((query.get(name) ?? "").split(" "));
  return {
    did,
    isBack: query.get("back") === "yes",
    done: list("done"),
    left: list("left").map(({ number }) => number),
    isWriting: query.get("write") === "yes",
  };
}

/** Somebody to write to. */
export type Addressee = { number: string; first: string };

export type DescribedOutcome = {
  did: ManyStep;
  isBack: boolean;
  words: string;
  /** Sentences about those that stayed. */
  stayed: readonly string[];
  /** Tick values of what can be taken back. */
  undo: readonly string[];
  done: readonly string[];
  toWrite: readonly Addressee[];
};

/** More are counted. */
const mostNamed = 5;

/** As the orders are now: one that moved on since can't be taken back. */
export async function describeOutcome(orders: OrderDesk, outcome: BulkOutcome): Promise<DescribedOutcome> {
  const { did, isBack, done, left, isWriting } = outcome;
  const numbers = done.map(({ number }) => number);
  const rows = await orders.rows([...numbers, ...left]);
  const isUnchanged = rows.some((row) => done.some((one) => tickValue(one) === tickValue(row)));
  return {
    did,
    isBack,
    words: doneInWords(outcome),
    stayed: stayedSentences(
      outcome,
      rows.filter(({ number }) => left.includes(number)),
    ),
    undo: isUnchanged && !isBack ? done.map(tickValue) : [],
    done: numbers,
    toWrite: isWriting ? rows.filter(({ number }) => numbers.includes(number)).map(toAddressee) : [],
  };
}

const toAddressee = ({ number, name }: OrderRow): Addressee => ({ number, first: firstName(name) });

function doneInWords({ did, isBack, done: { length: count } }: BulkOutcome): string {
  if (isBack) return `${count === 0 ? "None" : count === 1 ? "One" : count} taken back`;
  return count === 0 ? "Nothing was changed" : `${capitalised(ordersInWords(count))} ${manyWords[did].done}`;
}

function stayedSentences({ did, isBack }: BulkOutcome, rows: readonly OrderRow[]): string[] {
  const say = isBack ? notTakenBackInWords : stayedInWords;
  const named = rows.slice(0, mostNamed).map((row) => say(did, row));
  const more = rows.length - named.length;
  return more > 0 ? [...named, `${more} more ${more === 1 ? "stays as it is" : "stay as they are"}.`] : named;
}
