import type { LoaderFunctionArgs } from "react-router";
import { parseOrderFilter } from "../../../shop/desk/order-filter.ts";
import { dayOf, dayToText } from "../../../shop/pakistan-days.ts";
import { signedInContext } from "../desk-context.ts";
import { parseTicked } from "../ticked-orders/ticked.ts";

/** The ticked orders, or all that the list's filter matches. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { orders, now } = context.get(signedInContext);
  const ticked = parseTicked(url.searchParams.getAll("orders")).map(({ number }) => number);
  return new Response(orders.csv(ticked.length > 0 ? ticked : parseOrderFilter(url.searchParams)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="orders-${dayToText(dayOf(now))}.csv"`,
    },
  });
}
