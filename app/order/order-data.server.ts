import type { Edition } from "../../catalogue/edition.ts";
import { latestChange } from "../../shop/follow/changed-order.ts";
import { dayByDay, yesButton } from "../../shop/follow/day-by-day.ts";
import {
  canSayYes,
  type FollowedOrder,
  makingProgress,
  stageLine,
  stonesOf,
} from "../../shop/follow/followed-order.ts";
import { moneyTold } from "../../shop/follow/money-told.ts";
import { stillSold } from "../../shop/follow/order-again.ts";
import { orderArrival } from "../../shop/follow/order-arrival.ts";
import { type OrderFollower, proofFaults } from "../../shop/follow/order-follower.ts";
import { formatRs } from "../../shop/money/rupees.ts";
import { defaultRefundDays } from "../../shop/order/give-back.ts";
import { piecesHeading } from "../../shop/order/words.ts";
import { dayOf, formatClock, formatDay } from "../../shop/pakistan-days.ts";
import { proofPath } from "../../shop/paths.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { canBeTold } from "../../shop/push/push-news.ts";
import { reviewsOf } from "../review/review-data.server.ts";

type Asked = { number: string; key: string; fault: string | null };

/** The page's data. Whatever depends on the time is computed here, with the server's clock. Undefined if there is no such order. */
export async function loadOrder(follower: OrderFollower, { catalogue, settings }: Edition, asked: Asked) {
  const order = await follower.open(asked.number, asked.key);
  if (!order) return undefined;
  const { now } = follower;
  const { makingDays: days, refundDays = defaultRefundDays } = settings;
  return {
    order,
    pageKey: asked.key,
    now,
    line: stageLine(order, days, now, refundDays),
    stones: stonesOf(order, days, now),
    days: dayByDay(order, days, now),
    changed: latestChange(order, now),
    money: moneyTold(order, `${settings.wallet.name} wallet${settings.raast ? " or by Raast" : ""}`, refundDays),
    making: makingProgress(order, days, now),
    arrival: orderArrival(order, settings, now),
    proofAddress: proofPath(order.number, asked.key),
    fault: proofFaults.find((name) => name === asked.fault),
    /** Whether the order is meant: the question, or when she answered it. */
    yes: canSayYes(order) ? yesOf(order, now) : undefined,
    reviews: reviewsOf(order, await follower.reviews(asked.number, asked.key), asked.key, catalogue),
    /** Which pieces of a cancelled order could be ordered again. */
    stillSold: order.stage === "cancelled" ? stillSold(order.lines, catalogue.product) : undefined,
    /** As long as there is something left to tell. */
    pushKey: canBeTold(order.stage) ? await follower.pushKey() : undefined,
  };
}

/** The order's pieces as the catalogue has them now. */
export type OrderedPiecesNow = Readonly<Record<number, { summary: string; picture: PictureRef | undefined }>>;

export function orderedPiecesNow({ lines }: FollowedOrder, { catalogue }: Edition): OrderedPiecesNow {
  return Object.fromEntries(
    lines.flatMap(({ id }) => {
      const product = catalogue.product(id);
      const lead = product?.images[0];
      return product
        ? [[id, { summary: product.summary, picture: lead === undefined ? lead : catalogue.picture(lead) }]]
        : [];
    }),
  );
}

function yesOf({ saidYesAt, lines, total }: FollowedOrder, now: number) {
  const day =
    saidYesAt !== undefined && dayOf(saidYesAt) !== dayOf(now) ? `On ${formatDay(dayOf(saidYesAt))}` : "Today";
  return {
    button: yesButton,
    ordered: `${piecesHeading(lines)}, ${formatRs(total)} in cash at your door.`,
    said: saidYesAt === undefined ? undefined : `${day} at ${formatClock(saidYesAt)}`,
  };
}

export type OrderData = NonNullable<Awaited<ReturnType<typeof loadOrder>>>;
