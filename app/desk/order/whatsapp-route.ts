import { type LoaderFunctionArgs, redirect } from "react-router";
import { deskOrderPath } from "../../../shop/desk-paths.ts";
import { parseOrderNumber } from "../../../shop/order.ts";
import { messageLink, tellsOfPage } from "../../../shop/ready-message.ts";
import { roomContext } from "../desk-context.ts";
import { tellingOf, toldOrder } from "./describe-order.ts";

/**
 * The link to her page is made when the message is opened, not each time when the desk looks at the order: of each key
 * only a hash is kept. A page of somebody else's that leads here makes none.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { orders } = context.get(roomContext);
  const order = await orders.find(parseOrderNumber(params.number ?? "") ?? "");
  if (!order) throw new Response(null, { status: 404 });
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") throw redirect(deskOrderPath(order.number));
  const told = toldOrder(order);
  const telling = tellingOf(orders.shop);
  const page = tellsOfPage(told, telling) ? await orders.newLink(order.number) : undefined;
  throw redirect(messageLink(told, telling, page ?? "") ?? deskOrderPath(order.number));
}
