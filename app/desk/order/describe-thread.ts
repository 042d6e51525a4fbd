import { deskOrdersPath, deskTodayPath } from "../../../shop/desk/desk-paths.ts";
import type { OrderPlace, ThreadNeighbour } from "../../../shop/desk/order-desk.ts";
import { orderFilterQuery } from "../../../shop/desk/order-filter.ts";
import {
  deskListPath,
  deskOrderInListPath,
  doneInWords,
  nextInWords,
  nextOnThread,
  type OrderList,
  placeInWords,
} from "../../../shop/desk/order-thread.ts";

/** For an order that was opened from a list. */
export function describeThread(list: OrderList, place: OrderPlace, number: string) {
  const { filter, query } = list;
  const neighbour = (beside: ThreadNeighbour | undefined, position: number) =>
    beside && {
      ...beside,
      to: deskOrderInListPath(beside.number, query),
      place: placeInWords(filter, { ...place, position, count: place.isListed ? place.count : place.count - 1 }),
    };
  return {
    back: deskListPath(list, number),
    place: placeInWords(filter, place),
    isListed: place.isListed,
    previous: neighbour(place.previous, place.position - 1),
    next: neighbour(place.next, place.isListed ? place.position + 1 : place.position),
    onward: describeOnward(list, place),
  };
}

/** The big button once this order is done. */
function describeOnward({ filter, query }: OrderList, place: OrderPlace) {
  const next = nextOnThread(place);
  if (next) return { to: deskOrderInListPath(next.number, query), words: nextInWords(filter, place, next) };
  // The last one of a search: its own next step goes on being the button.
  if (place.isListed) return undefined;
  const { onward } = place;
  const to = onward ? `${deskOrdersPath}?${orderFilterQuery({ work: onward.work })}` : deskTodayPath;
  return { to, words: doneInWords(filter, place) };
}

export type Thread = ReturnType<typeof describeThread>;
export type Beside = NonNullable<Thread["next"]>;
