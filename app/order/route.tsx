import { useEffect } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { canBeOrder } from "../../shop/order-address.ts";
import { orderPath, proofPath } from "../../shop/paths.ts";
import { stageTable } from "../../shop/stage.ts";
import { isUnanswered } from "../components/is-unreachable.ts";
import { editionOf } from "../edition/edition.server.ts";
import { settingsOf } from "../edition/settings.ts";
import { pageTitle } from "../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { followContext } from "./follow-context.server.ts";
import { loadOrder, type OrderData } from "./order-data.server.ts";
import { OrderNotFound } from "./order-not-found.tsx";
import { OrderView } from "./order-view.tsx";
import { readForm } from "./read-form.ts";

export async function loader({ params: { number, key }, context, request }: Route.LoaderArgs) {
  const fault = new URL(request.url).searchParams.get("fault");
  // Where no order can be, nothing that opens one is handed in: the page is the same for everybody.
  const order =
    canBeOrder({ number, key }) &&
    (await loadOrder(context.get(followContext), await editionOf(context), { number, key, fault }));
  return order || data(undefined, { status: 404, statusText: "Not Found" });
}

/** The page as it was shown last, for the moment in which the shop can't be asked. */
let last: OrderData | undefined;

/** A line that breaks while the page looks again leaves what is known, and says from when it is. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const isOfThis = last?.proofAddress === proofPath(params.number, params.key);
    if (!last || !isOfThis || !isUnanswered(error)) throw error;
    return { ...last, isOld: true };
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const { number, key } = params;
  const form = await readForm(request);
  if (form.get("intent") !== "cancel") return data({ answer: undefined, reason: "" }, { status: 400 });
  const seen = Number(form.get("seen"));
  const reason = String(form.get("reason") ?? "");
  const answer = await context.get(followContext).cancel({ number, key, seen, reason });
  if (answer === "cancelled") throw redirect(orderPath(number, key), 303);
  return data({ answer, reason }, { status: answer === "unknown" ? 404 : 409 });
}

/** A refusal is told beside the order as it is now; React Router loads nothing again after a 4xx. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** A line that breaks leaves the order as it is, and what she has written. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return data({ answer: "lost" as const, reason: "" }, { status: 503 });
  }
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
  return <OrderView {...loaderData} cancelling={actionData?.answer} reason={actionData?.reason} />;
}
