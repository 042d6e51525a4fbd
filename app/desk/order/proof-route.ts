import type { LoaderFunctionArgs } from "react-router";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { signedInContext } from "../desk-context.ts";

/** Shoppers upload it: opened in a tab of its own it may load nothing, run nothing and not be framed. */
const contentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { orders } = context.get(signedInContext);
  const number = parseOrderNumber(params.number ?? "");
  const picture = number && (await orders.proof(number));
  if (!picture) return new Response("Not Found", { status: 404 });
  return new Response(picture.bytes.slice(), {
    headers: { "Content-Type": picture.type, "Content-Security-Policy": contentPolicy },
  });
}
