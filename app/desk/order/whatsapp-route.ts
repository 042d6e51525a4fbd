import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder, OrderDesk } from "../../../shop/desk/order-desk.ts";
import { maxMessage, messageLink, pagePlaceholder, readyMessage } from "../../../shop/messages/ready-message.ts";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { cleanText, isBlank } from "../../../shop/typed-text.ts";
import { signedInContext } from "../desk-context.ts";
import { tellingOf, toldOrder } from "./describe-order.ts";

/** The ready message. A page of somebody else's that leads here opens none, and makes no link. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { orders } = context.get(signedInContext);
  const order = await orderAt(orders, params.number);
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") throw redirect(deskOrderPath(order.number));
  throw redirect(await chatWith(orders, order, readyText(orders, order)));
}

/** The message as she changed it. It is posted: what one writes to a customer stands in no address of the shop. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { orders } = context.get(signedInContext);
  const order = await orderAt(orders, params.number);
  const text = cleanText(String((await request.formData()).get("text") ?? ""), "many").slice(0, maxMessage);
  throw redirect(await chatWith(orders, order, isBlank(text) ? readyText(orders, order) : text), 303);
}

async function orderAt(orders: OrderDesk, number: string | undefined): Promise<DeskOrder> {
  const order = await orders.find(parseOrderNumber(number ?? "") ?? "");
  if (!order) throw new Response(null, { status: 404 });
  return order;
}

function readyText({ shop }: OrderDesk, order: DeskOrder): string {
  return readyMessage(toldOrder(order), tellingOf(shop), pagePlaceholder);
}

/**
 * The link to her page is made when the message is opened, not each time when the desk looks at the order: of each key
 * only a hash is kept.
 */
async function chatWith(orders: OrderDesk, order: DeskOrder, text: string): Promise<string> {
  const page = text.includes(pagePlaceholder) ? ((await orders.newLink(order.number)) ?? "") : "";
  return (
    messageLink(
      order,
      text.replaceAll(pagePlaceholder, () => page),
    ) ?? deskOrderPath(order.number)
  );
}
