import type { LoaderFunctionArgs } from "react-router";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { signedInContext } from "../desk-context.ts";

/** Polled by an open order page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { orders } = context.get(signedInContext);
  return Response.json({ event: await orders.latestEvent(parseOrderNumber(params.number ?? "") ?? "") });
}
