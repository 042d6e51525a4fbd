import type { DeviceOrder } from "../../shop/device-orders.ts";
import { keepDeviceOrder } from "../device/device-orders.ts";
import { useProducts } from "../saved-cart/use-products.ts";
import { OrderRow } from "./order-row.tsx";
import { useStatuses } from "./use-statuses.ts";

type Props = {
  orders: readonly DeviceOrder[];
  removed: readonly DeviceOrder[];
  onRemove: (order: DeviceOrder) => void;
};

/** One that is taken off leaves a line in its place, to be put back, until she leaves. */
export function OrderList({ orders, removed, onRemove }: Props) {
  const statuses = useStatuses(orders);
  const products = useProducts(orders.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
  const isThere = (number: string) => orders.some((order) => order.number === number);
  const rows = [...orders, ...removed.filter(({ number }) => !isThere(number))].sort(
    (a, b) => b.createdAt - a.createdAt,
  );
  return (
    <ul className="mt-6 border-line border-t md:mt-8">
      {rows.map((order) => (
        <li key={order.number} className="border-line border-b">
          {isThere(order.number) ? (
            <OrderRow
              order={order}
              status={statuses.get(order.number)}
              products={products}
              onRemove={() => onRemove(order)}
            />
          ) : (
            <p role="status" className="flex min-h-14 items-center justify-between gap-4 text-15 text-ink-2">
              {order.number} is off this list.
              <button
                type="button"
                onClick={() => keepDeviceOrder(order)}
                className="min-h-11 px-1 font-semibold text-accent-deep underline underline-offset-4"
              >
                Undo
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
