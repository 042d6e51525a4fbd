import { sql } from "kysely";
import { rights } from "../../shop/desk/roles.ts";
import type { OrderChange } from "../../shop/order/change.ts";
import type { EventActor } from "../../shop/order/event.ts";
import {
  alertMessage,
  type DeskAlert,
  type DeskNews,
  deskMessage,
  type PushMessage,
  pushesOf,
  type ShopperPush,
  shopperPushMessage,
} from "../../shop/push/push-news.ts";
import type { Trx } from "../database/schema.ts";
import { idleLife, longestLife } from "../desk/session-store.ts";

const hour = 60 * 60_000;

/** A message that a phone didn't take by then isn't news any more. */
const lives = { desk: 12 * hour, shopper: 48 * hour, test: hour / 6 } as const;

/** Tells every phone of the desk whose person may see orders, in the transaction of what it tells of. */
export async function queueDeskPush(trx: Trx, news: DeskNews, number: string, at: number): Promise<void> {
  await queueForDesk(trx, deskMessage(news, number), at);
}

/** The same for a warning of the desk. */
export async function queueAlert(trx: Trx, alert: DeskAlert, at: number): Promise<void> {
  await queueForDesk(trx, alertMessage(alert), at);
}

/** The first message of one phone. */
export async function queueTest(trx: Trx, session: string, message: PushMessage, at: number): Promise<void> {
  await insertMessages(trx, subscriptionsOfDesk(trx, at).where("session_id", "=", session), message, {
    at,
    life: lives.test,
  });
}

/** Tells the phones on which this order's page asked for it. */
export async function queueShopperPush(trx: Trx, news: ShopperPush, number: string, at: number): Promise<void> {
  const subscriptions = trx
    .selectFrom("push_subscriptions")
    .where("order_number", "=", number)
    .select("push_subscriptions.id");
  await insertMessages(trx, subscriptions, shopperPushMessage(news, number), { at, life: lives.shopper });
}

type Changed = { number: string; change: OrderChange; actor: EventActor };

/** Whatever a change of an order's stage or money is news of. */
export async function queueChangePush(trx: Trx, { number, change, actor }: Changed, at: number): Promise<void> {
  if (change.kind === "take-back") await dropShopperPush(trx, number);
  const { desk, shopper } = pushesOf(change, actor.by === "shopper" ? "shopper" : "desk");
  if (desk) await queueDeskPush(trx, desk, number, at);
  if (shopper) await queueShopperPush(trx, shopper, number, at);
}

/** What was taken back before it was sent isn't told. */
async function dropShopperPush(trx: Trx, number: string): Promise<void> {
  await trx
    .deleteFrom("push_messages")
    .where("subscription_id", "in", (eb) =>
      eb.selectFrom("push_subscriptions").select("id").where("order_number", "=", number),
    )
    .execute();
}

function queueForDesk(trx: Trx, message: PushMessage, at: number): Promise<void> {
  return insertMessages(trx, subscriptionsOfDesk(trx, at), message, { at, life: lives.desk });
}

/** Of sessions that still last, and of people who may see orders now. */
function subscriptionsOfDesk(trx: Trx, at: number) {
  return trx
    .selectFrom("push_subscriptions")
    .innerJoin("desk_sessions", "desk_sessions.id", "push_subscriptions.session_id")
    .innerJoin("desk_people", "desk_people.id", "desk_sessions.person_id")
    .where("desk_sessions.used_at", ">", at - idleLife)
    .where("desk_sessions.created_at", ">", at - longestLife)
    .where("desk_people.role", "in", rights.money.roles)
    .select("push_subscriptions.id");
}

type Subscriptions = ReturnType<typeof subscriptionsOfDesk>;

/** One statement, whether a thousand phones are told or, as mostly, none. */
async function insertMessages(
  trx: Trx,
  subscriptions: Pick<Subscriptions, "select">,
  message: PushMessage,
  { at, life }: { at: number; life: number },
): Promise<void> {
  const text = (value: string) => sql<string>`cast(${value} as text)`;
  const number = (value: number) => sql<number>`cast(${value} as bigint)`;
  await trx
    .insertInto("push_messages")
    .columns(["subscription_id", "tag", "payload", "expires_at", "run_at"])
    .expression(
      subscriptions.select([
        text(message.tag).as("tag"),
        text(JSON.stringify(message)).as("payload"),
        number(at + life).as("expires_at"),
        number(at).as("run_at"),
      ]),
    )
    .onConflict((conflict) =>
      conflict.columns(["subscription_id", "tag"]).doUpdateSet((eb) => ({
        payload: eb.ref("excluded.payload"),
        expires_at: eb.ref("excluded.expires_at"),
        run_at: eb.ref("excluded.run_at"),
        attempts: 0,
        version: eb("push_messages.version", "+", 1),
      })),
    )
    .execute();
}
