import type { LoaderFunctionArgs } from "react-router";
import { parseOrderKey } from "../../../shop/desk/order-filter.ts";
import { signedInContext } from "../desk-context.ts";

/** Polled by open pages: how many orders are newer than `after`. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { orders } = context.get(signedInContext);
  return Response.json({ count: await orders.arrivals(parseOrderKey(url.searchParams.get("after"))) });
}
