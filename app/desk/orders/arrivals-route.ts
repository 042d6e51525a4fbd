import type { LoaderFunctionArgs } from "react-router";
import { parseOrderKey } from "../../../shop/desk/order-filter.ts";
import { roomContext } from "../desk-context.ts";

/** Polled by open pages: how many orders are newer than `after`. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { orders } = context.get(roomContext);
  return Response.json({ count: await orders.arrivals(parseOrderKey(url.searchParams.get("after"))) });
}
