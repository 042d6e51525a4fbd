import { isolateBidi } from "../bidi.ts";
import { type Stage, stageTable } from "../order/stage.ts";
import { firstName } from "../order/words.ts";
import { deskOrderPath, deskOrdersPath } from "./desk-paths.ts";
import { formatCounted, mostCounted, type OrderPlace, type ThreadNeighbour } from "./order-desk.ts";
import {
  formatOrderKey,
  type MoneyFilter,
  type OrderFilter,
  orderFilterQuery,
  parseOrderFilter,
  parseOrderKey,
  type Work,
} from "./order-filter.ts";

/** An order opened from a list stays on its thread: what the list asks for stands in the order's address. */

/** `query` also says which page of the list was open. */
export type OrderList = { filter: OrderFilter; query: string };

/** Undefined for an order that was opened from elsewhere. */
export function parseOrderList(params: URLSearchParams): OrderList | undefined {
  const asked = params.get("list");
  if (asked === null) return undefined;
  const list = new URLSearchParams(asked);
  const filter = parseOrderFilter(list);
  const query = orderFilterQuery(filter);
  const before = parseOrderKey(list.get("before"));
  if (before) query.set("before", formatOrderKey(before));
  return { filter, query: String(query) };
}

/** The order's address, with the query of the list that it is opened from. */
export function deskOrderInListPath(number: string, query: string): string {
  return `${deskOrderPath(number)}?${new URLSearchParams({ list: query })}`;
}

/** Back to the list, at this order's row. */
export function deskListPath({ query }: OrderList, number: string): string {
  return `${deskOrdersPath}${query && `?${query}`}#${number}`;
}

type Queue = {
  /** After "1 of 295", and after "Next". */
  place: string;
  next: string;
  /** When nothing is left. */
  done: string;
  /** What is worked on next, the first kind that has orders. */
  onward: readonly Work[];
};

const queues = {
  confirm: { place: "to confirm", next: "to confirm", done: "All confirmed", onward: ["proof", "make", "send"] },
  check: { place: "proofs to check", next: "to check", done: "All checked", onward: ["confirm", "make", "send"] },
  begin: { place: "confirmed", next: "to make", done: "All begun", onward: ["make", "send", "confirm", "proof"] },
  make: { place: "to make", next: "to make", done: "All made", onward: ["send", "confirm", "proof"] },
  pack: { place: "being made", next: "to pack", done: "All packed", onward: ["send", "confirm", "proof"] },
  send: { place: "to send", next: "to send", done: "All sent", onward: ["confirm", "proof", "make"] },
  arrive: { place: "on the way", next: "", done: "All arrived", onward: ["confirm", "proof", "make", "send"] },
} as const satisfies Record<string, Queue>;

const workQueues: Partial<Record<Work, Queue>> = {
  large: queues.confirm,
  confirm: queues.confirm,
  "let-go": queues.confirm,
  proof: queues.check,
  make: queues.make,
  send: queues.send,
};
const stageQueues: Partial<Record<Stage, Queue>> = {
  new: queues.confirm,
  confirmed: queues.begin,
  making: queues.pack,
  packed: queues.send,
  sent: queues.arrive,
};

/** A search, and a list of what is over, is no queue of work. */
function queueOf(filter: OrderFilter): Queue {
  const { work, stage, search } = filter;
  const known = search ? undefined : ((work && workQueues[work]) ?? (stage && stageQueues[stage]));
  return (
    known ?? {
      place: search ? `for “${isolateBidi(search)}”` : otherPlace(filter),
      next: "",
      done: "That was the last one",
      onward: ["confirm", "proof", "make", "send"],
    }
  );
}

function otherPlace({ stage, late, needed, money = [] }: OrderFilter): string {
  if (stage) return stageTable[stage].name.toLowerCase();
  if (late) return "late";
  if (needed) return "needed by a day";
  const [only, ...others] = money;
  return (others.length === 0 && only && moneyPlaces[only]) || "orders";
}

const moneyPlaces: Partial<Record<MoneyFilter, string>> = {
  "give-back": "to give back",
  "with-courier": "with couriers",
};

/** Kinds of work, the first of which that has orders comes after a list is done. */
export function workAfter(filter: OrderFilter): readonly Work[] {
  return queueOf(filter).onward;
}

/** "1 of 295 to confirm", "3 of 41 for “lahore”". */
export function placeInWords(filter: OrderFilter, { position, count }: OrderPlace): string {
  return `${formatCounted(position)} of ${formatCounted(count)} ${queueOf(filter).place}`;
}

/** After a step: the order that follows, or where orders before this one were passed over, the nearest of those. */
export function nextOnThread({ previous, next, isListed }: OrderPlace): ThreadNeighbour | undefined {
  return next ?? (isListed ? undefined : previous);
}

/** "Next to confirm: Bushra, 294 left". Orders that stay in their list count those that follow. */
export function nextInWords(filter: OrderFilter, place: OrderPlace, { name }: ThreadNeighbour): string {
  const { next } = queueOf(filter);
  const left = place.isListed ? place.count - place.position : place.count - 1;
  // Of more than can be counted, one less is as many.
  const counted = formatCounted(place.count > mostCounted ? place.count : left);
  return `Next${next && ` ${next}`}: ${isolateBidi(firstName(name))}, ${counted} left`;
}

const onwardNames: Partial<Record<Work, string>> = {
  confirm: "confirming",
  proof: "proofs",
  make: "making",
  send: "sending",
};

/** "All confirmed. On to making, 38". */
export function doneInWords(filter: OrderFilter, { onward }: OrderPlace): string {
  const { done } = queueOf(filter);
  return onward
    ? `${done}. On to ${onwardNames[onward.work]}, ${formatCounted(onward.count)}`
    : `${done}. Back to Today`;
}
