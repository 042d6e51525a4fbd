import { type RawBuilder, sql } from "kysely";
import type { Trx } from "../database/schema.ts";
import type { KeepDays } from "../environment.ts";

type Rule = {
  /** Which setting says how long. */
  keep: keyof KeepDays;
  /** How many rows a transaction removes: on SQLite it runs on the main thread. */
  portion: number;
  /** Removes some of what is older than `before`; how many rows. */
  remove(trx: Trx, before: number, portion: number): Promise<bigint>;
};

const final = sql`('delivered', 'cancelled', 'returned')`;

/** Whether this order is over, and has been in its stage since before this time. */
function isOverSince(before: number, number: string): RawBuilder<unknown> {
  return sql`exists (select 1 from orders where number = ${sql.ref(number)} and created_at < ${before} and stage in ${final} and not exists (select 1 from order_events where order_number = orders.number and stage_from <> stage_to and at >= ${before}))`;
}

async function affected(query: RawBuilder<unknown>, trx: Trx): Promise<bigint> {
  return (await query.execute(trx)).numAffectedRows ?? 0n;
}

/** A mail that can't be delivered stays until somebody at the desk has dealt with it. */
const dealtWith = sql`id not in (select mail_id from undeliverable_mails)`;

export const rules: readonly Rule[] = [
  {
    keep: "proofs",
    // Pictures of some hundred kilobytes.
    portion: 5,
    remove: (trx, before, portion) =>
      affected(
        sql`delete from order_proofs where order_number in (select order_number from order_proofs where added_at < ${before} and ${isOverSince(before, "order_proofs.order_number")} limit ${portion})`,
        trx,
      ),
  },
  {
    keep: "mails",
    portion: 100,
    remove: (trx, before, portion) =>
      affected(
        sql`delete from outbox where id in (select id from outbox where sent_at < ${before} order by id limit ${portion})`,
        trx,
      ),
  },
  {
    keep: "mails",
    portion: 100,
    remove: (trx, before, portion) =>
      affected(
        sql`delete from news_mails where id in (select id from news_mails where sent_at < ${before} and ${dealtWith} order by id limit ${portion})`,
        trx,
      ),
  },
  {
    keep: "orderKeys",
    portion: 100,
    remove: (trx, before, portion) =>
      affected(
        sql`delete from order_keys where key_hash in (select key_hash from order_keys where created_at < ${before} and ${isOverSince(before, "order_keys.order_number")} limit ${portion})`,
        trx,
      ),
  },
  {
    keep: "gonePictures",
    portion: 100,
    // Only their names are left; other servers have heard long ago that they are gone.
    remove: (trx, before, portion) =>
      affected(
        sql`delete from pictures where name in (select name from pictures where state = 'gone' and made_at < ${before} order by name limit ${portion})`,
        trx,
      ),
  },
  {
    keep: "forgottenEvents",
    portion: 100,
    remove: (trx, before, portion) =>
      affected(
        sql`delete from order_events where id in (select id from order_events join orders on orders.number = order_events.order_number where forgotten_at < ${before} and stage in ${final} limit ${portion})`,
        trx,
      ),
  },
];
