import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskOrderPath } from "../../../shop/desk-paths.ts";
import { parseOrderNumber } from "../../../shop/order-number.ts";
import { roomContext } from "../desk-context.ts";
import { answerForm } from "./answer-form.ts";
import { describeOrder, tellingOf } from "./describe-order.ts";
import { OrderView } from "./order-view.tsx";
import { parseSheet } from "./sheets.ts";

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
  const { orders, now } = context.get(roomContext);
  const order = await orders.find(numberFrom(params.number));
  if (!order) throw new Response(null, { status: 404 });
  const sheet = parseSheet(url.searchParams, order);
  return {
    ...describeOrder(order, orders.shop, now),
    sheet,
    lastCourier: sheet === "send" ? await orders.lastCourier() : undefined,
    telling: tellingOf(orders.shop),
    isDone: url.searchParams.has("done"),
  };
}

/** What was done leads to the order as it is now; a conflict is the answer itself, so that it is seen without script. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { orders, now, me } = context.get(roomContext);
  const number = numberFrom(params.number);
  const form = await request.formData();
  if (form.get("intent") === "link") return data({ link: await orders.newLink(number) });
  const answer = await answerForm(orders, number, form);
  if ("to" in answer) throw answer.isElsewhere ? redirectDocument(answer.to) : redirect(answer.to);
  return data({ ...answer, now, me: me.name }, { status: 409 });
}

/** A refusal shows the order as it is now beside what was wanted; by itself React Router would leave the old one. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function Order() {
  const order = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "reason" in answer ? answer : undefined;
  const link = answer && "link" in answer ? answer.link : undefined;
  return <OrderView {...order} refusal={refusal} link={link} />;
}
