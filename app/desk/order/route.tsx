import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { shouldRevalidate } from "../connection/reload-refused.ts";
import { signedInContext } from "../desk-context.ts";
import { answerForm, type Refusal } from "./answer-form.ts";
import { describeOrder, tellingOf } from "./describe-order.ts";
import { OrderView } from "./order-view.tsx";
import { isPossible, parseSheet, type Sheet, unseenChanges } from "./sheets.ts";
import { useLatest } from "./use-latest.ts";

export { shouldRevalidate };

export function meta({ loaderData }: { loaderData?: { order: { number: string } } }) {
  return [{ title: `${loaderData?.order.number ?? "Order"} · Desk` }];
}

/** One address for one order, however its number was typed. */
function numberFrom(text: string | undefined): string {
  const number = parseOrderNumber(text ?? "");
  if (!number) throw new Response(null, { status: 404 });
  if (number !== text) throw redirect(deskOrderPath(number));
  return number;
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { orders, now, me } = context.get(signedInContext);
  const order = await orders.find(numberFrom(params.number));
  if (!order) throw new Response(null, { status: 404 });
  const asked = parseSheet(url.searchParams);
  const unseen = unseenChanges(url.searchParams, order, me.name);
  const isOutdated = asked !== undefined && asked !== "text" && unseen.length > 0;
  const sheet = asked && !isOutdated && isPossible(asked, order) ? asked : undefined;
  return {
    ...describeOrder(order, orders.shop, now),
    sheet,
    outdated: isOutdated ? { reason: "conflict" as const, since: unseen, wanted: wantedBy[asked], now } : undefined,
    lastCourier: sheet === "send" ? await orders.lastCourier() : undefined,
    me: me.name,
    telling: tellingOf(orders.shop),
    isDone: url.searchParams.has("done"),
    isToBeTold: url.searchParams.has("tell"),
    mailDone: (["retried", "given-up"] as const).find((done) => done === url.searchParams.get("mail")),
  };
}

const wantedBy = {
  send: { kind: "step", step: "send" },
  cancel: { kind: "step", step: "cancel" },
  correct: { kind: "correct" },
  forget: { kind: "forget" },
} as const;

/** What was done leads to the order as it is now; a conflict is the answer itself, so that it is seen without script. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { orders, now } = context.get(signedInContext);
  const number = numberFrom(params.number);
  const form = await request.formData();
  if (form.get("intent") === "link") return data({ link: await orders.newLink(number) });
  const answer = await answerForm(orders, number, form);
  if ("to" in answer) throw redirect(answer.to);
  return data({ ...answer, now }, { status: 409 });
}

/** A sheet that asks for something more stays open with what was typed, unless the order has gone too far. */
function keptSheet({ reason, wanted }: Refusal): Sheet | undefined {
  if (reason === "no-number") return "send";
  return wanted?.kind === "correct" ? "correct" : undefined;
}

export default function Order() {
  const { outdated, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { order } = loaded;
  const refused = answer && "reason" in answer ? answer : outdated;
  // The answer comes before the order as it is now, which it is told beside.
  const isBehind =
    refused?.reason === "conflict" && refused.since.some(({ revision }) => Number(revision) > order.revision);
  const refusal = isBehind ? undefined : refused;
  const kept = refusal && keptSheet(refusal);
  const sheet = kept && isPossible(kept, order) ? kept : loaded.sheet;
  const link = answer && "link" in answer ? answer.link : undefined;
  useLatest(order, sheet !== undefined || answer !== undefined);
  return <OrderView key={order.number} {...loaded} sheet={sheet} refusal={refusal} link={link} />;
}
