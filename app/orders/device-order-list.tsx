import { useId } from "react";
import type { DeviceOrder } from "../../shop/device/device-orders.ts";
import { storeDeviceOrder } from "../device/device-orders.ts";
import { useListedProducts } from "../saved-cart/use-listed-products.ts";
import { focusOnMount } from "../ui/focus.ts";
import { TryAgain } from "../ui/try-again.tsx";
import { DeviceOrderRow } from "./device-order-row.tsx";
import { useOrderStatuses } from "./use-order-statuses.ts";

type Props = {
  orders: readonly DeviceOrder[];
  removed: readonly DeviceOrder[];
  onRemove: (order: DeviceOrder) => void;
};

/** One that is taken off leaves a line in its place, to be put back, until she leaves. */
export function DeviceOrderList({ orders, removed, onRemove }: Props) {
  const { statuses, failed, retry } = useOrderStatuses(orders);
  const { products } = useListedProducts(orders.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
  const isIn = (list: readonly DeviceOrder[], number: string) => list.some((order) => order.number === number);
  const rows = [...orders, ...removed.filter(({ number }) => !isIn(orders, number))].sort(
    (a, b) => b.createdAt - a.createdAt,
  );
  return (
    <>
      {failed && <Unreached retry={retry} />}
      <ul className="mt-6 border-line border-t md:mt-8">
        {rows.map((order) => (
          <li key={order.number} className="border-line border-b">
            {isIn(orders, order.number) ? (
              <DeviceOrderRow
                order={order}
                status={statuses.get(order.number)}
                products={products}
                onRemove={() => onRemove(order)}
                isBack={isIn(removed, order.number)}
              />
            ) : (
              <TakenOff order={order} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the rows say is from before, or nothing yet. */
function Unreached({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="mt-6 flex flex-wrap items-center justify-between gap-x-4 bg-tint px-4 py-1.5">
      <p>We couldn’t reach the shop to ask where your orders stand now.</p>
      <TryAgain onRetry={retry} className="min-h-11 font-semibold text-accent-deep underline" />
    </div>
  );
}

function TakenOff({ order }: { order: DeviceOrder }) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 text-15 text-ink-2">
      <p id={id}>{order.number} is off this list.</p>
      <button
        type="button"
        ref={focusOnMount}
        aria-describedby={id}
        onClick={() => storeDeviceOrder(order)}
        className="min-h-11 px-1 font-semibold text-accent-deep underline underline-offset-4"
      >
        Undo
      </button>
    </div>
  );
}
