import { sql } from "kysely";

/**
 * What `receivedOf`, `balanceOf` and `paysAtDoor` say about an order, in SQL: for lists and sums over many orders. The
 * conditions are also those of partial indexes, so a query has to use them as they are.
 */

/** As `receivedOf`. */
export const receivedNow = sql<number>`case money when 'refunded' then 0 when 'received' then case when received > total then received else total end else received end`;

/** As `balanceOf(…).toGiveBack`. */
export const toGiveBack = sql<number>`${receivedNow} - case when stage in ('cancelled', 'returned') then 0 else total end`;

export const isToGiveBack = sql<boolean>`${toGiveBack} > 0`;

/** Delivered, to be paid at the door, and the cash isn't here yet. */
export const isWithCourier = sql<boolean>`stage = 'delivered' and money = 'due' and received < total and (payment = 'cod' or advance > 0)`;

/** The sum that the courier has. */
export const withCourier = sql<number>`total - received`;
