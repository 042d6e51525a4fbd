import type { LoaderFunctionArgs } from "react-router";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { signedInContext } from "../desk-context.ts";

/** For an open page: the latest event of its order. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { orders } = context.get(signedInContext);
  return Response.json({ event: await orders.latestEvent(parseOrderNumber(params.number ?? "") ?? "") });
}
