import { type ManyStep, manyWords, ordersInWords } from "../../../shop/desk/many-orders.ts";
import { notTakenBackInWords, stayedInWords } from "../../../shop/desk/many-plan.ts";
import type { OrderDesk, OrderRow } from "../../../shop/desk/order-desk.ts";
import { capitalised } from "../../../shop/order/change-words.ts";
import { firstName } from "../../../shop/order/words.ts";
import type { BulkOutcome } from "../ticked-orders/outcome.ts";
import { tickValue } from "../ticked-orders/ticked.ts";

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
  const { did, isBack = false, done, left, isWriting } = outcome;
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
