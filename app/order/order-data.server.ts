import type { Edition } from "../../catalogue/edition.ts";
import { dayByDay } from "../../shop/follow/day-by-day.ts";
import { makingProgress, stageLine, stonesOf } from "../../shop/follow/followed-order.ts";
import { moneyTold } from "../../shop/follow/money-told.ts";
import { stillSold } from "../../shop/follow/order-again.ts";
import { type OrderFollower, proofFaults } from "../../shop/follow/order-follower.ts";
import { proofPath } from "../../shop/paths.ts";

type Asked = { number: string; key: string; fault: string | null };

/** The page's data. Whatever depends on the time is computed here, with the server's clock. Undefined if there is no such order. */
export async function loadOrder(follower: OrderFollower, { catalogue, settings }: Edition, asked: Asked) {
  const order = await follower.open(asked.number, asked.key);
  if (!order) return undefined;
  const { now } = follower;
  const days = settings.makingDays;
  return {
    order,
    pageKey: asked.key,
    now,
    line: stageLine(order, days, now),
    stones: stonesOf(order, days, now),
    days: dayByDay(order, days, now),
    money: moneyTold(order, `${settings.wallet.name} wallet${settings.raast ? " or by Raast" : ""}`),
    making: makingProgress(order, days, now),
    pictures: Object.fromEntries(
      order.lines.flatMap(({ id }) => {
        const lead = catalogue.product(id)?.images[0];
        return lead ? [[id, catalogue.picture(lead)]] : [];
      }),
    ),
    proofAddress: proofPath(order.number, asked.key),
    fault: proofFaults.find((name) => name === asked.fault),
    /** Which pieces of a cancelled order could be ordered again. */
    stillSold: order.stage === "cancelled" ? stillSold(order.lines, catalogue.product) : undefined,
  };
}

export type OrderData = NonNullable<Awaited<ReturnType<typeof loadOrder>>>;
