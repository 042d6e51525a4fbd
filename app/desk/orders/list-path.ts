import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { type OrderFilter, orderFilterQuery } from "../../../shop/desk/order-filter.ts";

export function listPath(filter: OrderFilter): string {
  const query = orderFilterQuery(filter).toString();
  return query === "" ? deskOrdersPath : `${deskOrdersPath}?${query}`;
}
