import type { Edition } from "../../catalogue/edition.ts";
import { dayByDay } from "../../shop/follow/day-by-day.ts";
import { type FollowedOrder, makingProgress, stageLine, stonesOf } from "../../shop/follow/followed-order.ts";
import { stillSold } from "../../shop/follow/order-again.ts";
import { type OrderFollower, proofFaults } from "../../shop/follow/order-follower.ts";
import { proofPath } from "../../shop/paths.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";

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
    making: makingProgress(order, days, now),
    proofAddress: proofPath(order.number, asked.key),
    fault: proofFaults.find((name) => name === asked.fault),
    /** Which pieces of a cancelled order could be ordered again. */
    stillSold: order.stage === "cancelled" ? stillSold(order.lines, catalogue.product) : undefined,
  };
}

/** The leading pictures of the order's pieces. */
export function orderPictures({ lines }: FollowedOrder, { catalogue }: Edition): Record<number, PictureRef> {
  return Object.fromEntries(
    lines.flatMap(({ id }) => {
      const lead = catalogue.product(id)?.images[0];
      return lead ? [[id, catalogue.picture(lead)]] : [];
    }),
  );
}

export type OrderData = NonNullable<Awaited<ReturnType<typeof loadOrder>>>;
