import { useEffect } from "react";
import { data, redirect } from "react-router";
import { dayByDay } from "../../shop/day-by-day.ts";
import { type FollowedOrder, makingSoFar, stageLine, stonesOf } from "../../shop/followed-order.ts";
import { stillSold } from "../../shop/order-again.ts";
import { type ProofFault, proofFaults } from "../../shop/order-follower.ts";
import { orderPath, proofPath } from "../../shop/paths.ts";
import { stageTable } from "../../shop/stage.ts";
import { editionOf } from "../edition/edition.server.ts";
import { settingsOf } from "../edition/settings.ts";
import { pageTitle } from "../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { followContext } from "./follow-context.server.ts";
import { OrderNotFound } from "./order-not-found.tsx";
import { OrderView, type OrderViewData } from "./order-view.tsx";
import { readForm } from "./read-form.ts";

/** What the page shows, worked out where the clock is: the browser only draws it. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { number, key } = params;
  const follower = context.get(followContext);
  const order = await follower.open(number, key);
  if (!order) return data(undefined, { status: 404, statusText: "Not Found" });
  const { catalogue, settings } = await editionOf(context);
  const fault = new URL(request.url).searchParams.get("fault");
  return {
    ...described(order, settings.makingDays, follower.now),
    pictures: Object.fromEntries(
      order.lines.flatMap(({ id }) => {
        const lead = catalogue.product(id)?.images[0];
        return lead ? [[id, catalogue.picture(lead)]] : [];
      }),
    ),
    address: orderPath(order.number, key),
    proofAddress: proofPath(order.number, key),
    fault: proofFaults.find((name): name is ProofFault => name === fault),
    stillSold: order.stage === "cancelled" ? stillSold(order.lines, catalogue.product) : undefined,
    isOld: false,
  };
}

function described(order: FollowedOrder, days: { from: number; to: number }, now: number) {
  return {
    order,
    now,
    line: stageLine(order, days, now),
    stones: stonesOf(order, days, now),
    days: dayByDay(order, days, now),
    making: makingSoFar(order, days, now),
  };
}

/** The page as it was shown last, for the moment in which the shop can't be asked. */
let last: OrderViewData | undefined;

/** A line that breaks while the page looks again leaves what is known, and says from when it is. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!last?.address.endsWith(`/${params.number}/${params.key}`) || !(error instanceof TypeError)) throw error;
    return { ...last, isOld: true };
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const { number, key } = params;
  const form = await readForm(request);
  if (form.get("intent") !== "cancel") return data({ answer: undefined }, { status: 400 });
  const seen = Number(form.get("seen"));
  const answer = await context
    .get(followContext)
    .cancel({ number, key, seen, reason: String(form.get("reason") ?? "") });
  if (answer === "cancelled") throw redirect(orderPath(number, key), 303);
  return data({ answer }, { status: answer === "unknown" ? 404 : 409 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = settingsOf(matches);
  if (!shop) return [];
  const title = loaderData ? stageTable[loaderData.order.stage].shopperName : "Order not found";
  return [
    { title: pageTitle(shop, title) },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "same-origin" },
  ];
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    if (loaderData && !loaderData.isOld) last = loaderData;
  }, [loaderData]);
  if (!loaderData) return <OrderNotFound />;
  return <OrderView {...loaderData} isTooLate={actionData?.answer === "too-late"} />;
}
