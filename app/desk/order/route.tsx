import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskOrderPath } from "../../../shop/desk-paths.ts";
import { parseOrderNumber } from "../../../shop/order-number.ts";
import { stageTable } from "../../../shop/stage.ts";
import { shouldRevalidate } from "../components/reload-refused.ts";
import { roomContext } from "../desk-context.ts";
import { answerForm } from "./answer-form.ts";
import { describeOrder, tellingOf } from "./describe-order.ts";
import { OrderView } from "./order-view.tsx";
import { parseSheet } from "./sheets.ts";

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
  const { orders, now, me } = context.get(roomContext);
  const order = await orders.find(numberFrom(params.number));
  if (!order) throw new Response(null, { status: 404 });
  const sheet = parseSheet(url.searchParams, order);
  return {
    ...describeOrder(order, orders.shop, now),
    sheet,
    lastCourier: sheet === "send" ? await orders.lastCourier() : undefined,
    me: me.name,
    telling: tellingOf(orders.shop),
    isDone: url.searchParams.has("done"),
    mailDone: (["retried", "given-up"] as const).find((done) => done === url.searchParams.get("mail")),
  };
}

/** What was done leads to the order as it is now; a conflict is the answer itself, so that it is seen without script. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { orders, now } = context.get(roomContext);
  const number = numberFrom(params.number);
  const form = await request.formData();
  if (form.get("intent") === "link") return data({ link: await orders.newLink(number) });
  const answer = await answerForm(orders, number, form);
  if ("to" in answer) throw answer.isElsewhere ? redirectDocument(answer.to) : redirect(answer.to);
  return data({ ...answer, now }, { status: 409 });
}

export default function Order() {
  const order = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "reason" in answer ? answer : undefined;
  const link = answer && "link" in answer ? answer.link : undefined;
  // What was typed into the sheet stays in it, unless the order has gone too far.
  const isKept = refusal?.typed && stageTable[order.order.stage].correctable;
  return <OrderView {...order} sheet={isKept ? "correct" : order.sheet} refusal={refusal} link={link} />;
}
