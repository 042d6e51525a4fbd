import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { parseOrderList } from "../../../shop/desk/order-thread.ts";
import { may } from "../../../shop/desk/roles.ts";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { shouldRevalidate } from "../connection/revalidate-after-conflict.ts";
import { signedInContext } from "../desk-context.ts";
import { answerCameBack } from "./answer-came-back.ts";
import { answerForm, type OrderRefusal, type Wanted } from "./answer-form.ts";
import { describeOrder, messageShopOf } from "./describe-order.ts";
import { describeThread } from "./describe-thread.ts";
import { DeskOrderView } from "./desk-order-view.tsx";
import { canBeTyped, isPossible, parseSheet, type SheetName, sheetFor, unseenChanges } from "./sheets.ts";
import { useReloadOnChange } from "./use-reload-on-change.ts";

export { shouldRevalidate };

export function meta({ loaderData }: { loaderData?: { order: { number: string } } }) {
  return [{ title: `${loaderData?.order.number ?? "Order"} · Desk` }];
}

/** Other spellings of the number are redirected to the canonical one. */
function numberFrom(text: string | undefined, { search }: URL): string {
  const number = parseOrderNumber(text ?? "");
  if (!number) throw new Response(null, { status: 404 });
  if (number !== text) throw redirect(deskOrderPath(number) + search);
  return number;
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { orders, now, me } = context.get(signedInContext);
  const order = await orders.find(numberFrom(params.number, url));
  if (!order) throw new Response(null, { status: 404 });
  const list = parseOrderList(url.searchParams);
  const place = list && (await orders.placeIn(list.filter, order.number));
  const requested = parseSheet(url.searchParams);
  const unseen = unseenChanges(url.searchParams, order, me.name);
  const wanted = requested && wantedBy[requested];
  const isOutdated = wanted !== undefined && unseen.length > 0;
  const isAllowed = requested !== "give-back" || may(me.role, "refunds");
  const sheet = requested && !isOutdated && isAllowed && isPossible(requested, order) ? requested : undefined;
  return {
    ...describeOrder(order, orders.shop, now),
    sheet,
    outdated: isOutdated ? { reason: "conflict" as const, since: unseen, wanted, now } : undefined,
    lastCourier: sheet === "send" ? await orders.lastCourier() : undefined,
    editing: sheet === "edit" ? { pieces: await orders.pieces(), shopDelivery: orders.shop.delivery } : undefined,
    returning: sheet === "came-back" ? { pieces: await orders.pieces() } : undefined,
    me: me.name,
    messageShop: messageShopOf(orders.shop),
    thread: list && place && describeThread(list, place, order.number),
    isDone: url.searchParams.has("done"),
    opensWhatsapp: url.searchParams.has("tell"),
    mailDone: (["retried", "given-up"] as const).find((done) => done === url.searchParams.get("mail")),
  };
}

/** What the sheets change that must not be based on an older revision. */
const wantedBy: Partial<Record<SheetName, Wanted>> = {
  send: { kind: "step", step: "send" },
  cancel: { kind: "step", step: "cancel" },
  "came-back": { kind: "step", step: "come-back" },
  make: { kind: "step", step: "make" },
  correct: { kind: "correct" },
  parcel: { kind: "parcel" },
  edit: { kind: "edit" },
  forget: { kind: "forget" },
  payment: { kind: "entry", sum: 0, way: "wallet" },
  "give-back": { kind: "entry", sum: -1, way: "wallet" },
  advance: { kind: "advance", sum: 0 },
};

/** Redirects after a change; a refusal is rendered as the answer to the POST, so that it is shown without script, too. */
export async function action({ request, params, url, context }: ActionFunctionArgs) {
  const { orders, now } = context.get(signedInContext);
  const number = numberFrom(params.number, url);
  const form = await request.formData();
  if (form.get("intent") === "link") return data({ link: await orders.newLink(number) });
  const isBack = form.get("intent") === "came-back";
  const answer = isBack ? await answerCameBack(orders, number, form) : await answerForm(orders, number, form, now);
  if ("to" in answer) throw redirect(onThread(answer.to, url));
  return data({ ...answer, now }, { status: 409 });
}

/** Stays in the list that the order was opened from. */
function onThread(to: string, { searchParams }: URL): string {
  const list = parseOrderList(searchParams);
  return list ? `${to}${to.includes("?") ? "&" : "?"}${new URLSearchParams({ list: list.query })}` : to;
}

/** A sheet whose input was incomplete or wrong stays open with what was typed. */
function sheetToKeepOpen({ reason, wanted, typed }: OrderRefusal, order: DeskOrder): SheetName | undefined {
  if (reason === "no-number") return "send";
  if (reason === "sum" || reason === "day") return sheetFor(wanted);
  if (wanted?.kind === "correct" && !canBeTyped(typed, order)) return undefined;
  const kept = ["correct", "parcel", "edit", "mark"] as const;
  return kept.find((kind) => kind === wanted?.kind);
}

export default function DeskOrderRoute() {
  const { outdated, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { order } = loaded;
  const refused = answer && "reason" in answer ? answer : outdated;
  // Action data arrives before the revalidated order that it is shown with.
  const isOrderStale =
    refused?.reason === "conflict" && refused.since.some(({ revision }) => Number(revision) > order.revision);
  const refusal = isOrderStale ? undefined : refused;
  const keptOpen = refusal && sheetToKeepOpen(refusal, order);
  const sheet = keptOpen && isPossible(keptOpen, order) ? keptOpen : loaded.sheet;
  const link = answer && "link" in answer ? answer.link : undefined;
  useReloadOnChange(order, sheet !== undefined || answer !== undefined);
  return <DeskOrderView key={order.number} {...loaded} sheet={sheet} refusal={refusal} link={link} />;
}
