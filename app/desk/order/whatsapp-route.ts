import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder, OrderDesk } from "../../../shop/desk/order-desk.ts";
import { maxMessage, messageLink, pagePlaceholder, readyMessage } from "../../../shop/messages/ready-message.ts";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { cleanText, isBlank } from "../../../shop/typed-text.ts";
import { signedInContext } from "../desk-context.ts";
import { messageShopOf, toldOrder } from "./describe-order.ts";

/** Redirects to WhatsApp with the prepared message. Requests from other sites make no link and open nothing. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { orders } = context.get(signedInContext);
  const order = await orderAt(orders, params.number);
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") throw redirect(deskOrderPath(order.number));
  throw redirect(await chatWith(orders, order, readyText(orders, order)));
}

/** The message as the seller edited it: a POST, so that its text appears in no URL or log of the shop. */
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
  return readyMessage(toldOrder(order), messageShopOf(shop), pagePlaceholder);
}

/** The shopper's link is made only when the message is opened: links are stored as hashes and can't be shown again. */
async function chatWith(orders: OrderDesk, order: DeskOrder, text: string): Promise<string> {
  const page = text.includes(pagePlaceholder) ? ((await orders.newLink(order.number)) ?? "") : "";
  return (
    messageLink(
      order,
      text.replaceAll(pagePlaceholder, () => page),
    ) ?? deskOrderPath(order.number)
  );
}
