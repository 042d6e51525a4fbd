import type { LoaderFunctionArgs } from "react-router";
import { parseOrderFilter } from "../../../shop/desk/order-filter.ts";
import { dayOf, dayToText } from "../../../shop/pakistan-days.ts";
import { signedInContext } from "../desk-context.ts";

/** All orders that the list's filter matches. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { orders, now } = context.get(signedInContext);
  return new Response(orders.csv(parseOrderFilter(url.searchParams)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="orders-${dayToText(dayOf(now))}.csv"`,
    },
  });
}
