import { type RawBuilder, sql } from "kysely";
import type { MoneyFilter } from "../../shop/desk/order-filter.ts";

/**
 * What `receivedOf`, `balanceOf` and `paysAtDoor` say about an order, in SQL: for lists and sums over many orders. The
 * conditions are also those of partial indexes, so a query has to use them as they are.
 */

/** As `receivedOf`. */
export const receivedNow = sql<number>`case money when 'refunded' then 0 when 'received' then case when received > total then received else total end else received end`;

/** As `balanceOf(…).toGiveBack`. */
export const toGiveBack = sql<number>`${receivedNow} - case when stage in ('cancelled', 'returned') then 0 else total end`;

export const isToGiveBack = sql<boolean>`${toGiveBack} > 0`;

/**
 * Delivered, to be paid at the door, and the cash isn't here yet. The `|| ''` keeps SQLite from the index of stages,
 * which has every order that was ever delivered.
 */
export const isWithCourier = sql<boolean>`stage || '' = 'delivered' and money = 'due' and received < total and (payment = 'cod' or advance > 0)`;

/** Of events: the order came to its shopper. */
export const isDelivery = sql<boolean>`stage_to = 'delivered' and stage_from <> 'delivered'`;

/** The sum that the courier has. */
export const withCourier = sql<number>`total - received`;

const stands = sql`stage not in ('cancelled', 'returned')`;
const atDoor = sql`(payment = 'cod' or advance > 0)`;
/** As `waitsForAdvance`. */
const waits = sql`(advance > received and stage in ('new', 'confirmed', 'making', 'packed'))`;
const partCame = sql`(received > 0 and received < total)`;

/** What a row of the list says of its money, in SQL; see `describeMoney`. */
export const moneyConditions: Readonly<Record<MoneyFilter, RawBuilder<boolean>>> = {
  cash: sql`money = 'due' and ${stands} and ${atDoor} and not ${waits} and not ${partCame} and not (${isWithCourier})`,
  proof: sql`money = 'claimed'`,
  unpaid: sql`money = 'due' and ${stands} and (${waits} or not ${atDoor}) and not ${partCame}`,
  part: sql`money = 'due' and ${stands} and ${partCame} and not (${isWithCourier})`,
  paid: sql`money = 'received'`,
  "with-courier": isWithCourier,
  "give-back": isToGiveBack,
  refunded: sql`money = 'refunded'`,
};

/** As `balanceNow(…).due`. */
export const dueNow = sql<number>`case when money in ('received', 'refunded') or not ${stands} or received >= total then 0 else total - received end`;
