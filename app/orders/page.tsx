import { useState } from "react";
import type { DeviceOrder } from "../../shop/device/device-orders.ts";
import { findOrderPath } from "../../shop/paths.ts";
import { removeDeviceOrder, useDeviceOrders } from "../device/device-orders.ts";
import { buttonStyle, quietLink } from "../ui/button-style.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { DeviceOrderList } from "./device-order-list.tsx";

export default function OrdersPage() {
  const ready = useDeviceOrders((kept) => kept.ready);
  const orders = useDeviceOrders((kept) => kept.items);
  const [removed, setRemoved] = useState<readonly DeviceOrder[]>([]);
  const remove = (order: DeviceOrder) => {
    setRemoved((before) => [...before, order]);
    removeDeviceOrder(order.number);
  };
  if (ready && orders.length === 0 && removed.length === 0) return <NoOrders />;
  return (
    <div className="screen-high">
      <div className="page pt-7.5 pb-16 md:pt-13.5 md:pb-24">
        <h1 className="font-display text-40 leading-[1.12] md:text-60">Your orders</h1>
        <p className="mt-1 text-balance text-ink-2 md:text-17">
          Those made on this device. They are kept in this browser only, so take one off if others use it too.
        </p>
        <noscript>
          <p className="mt-4">The list needs JavaScript. Without it, find an order by its number below.</p>
        </noscript>
        {ready ? (
          <DeviceOrderList orders={orders} removed={removed} onRemove={remove} />
        ) : (
          <p role="status" className="noscript:hidden mt-6 text-ink-2">
            Opening the list…
          </p>
        )}
        {/* Where it stands is known once the list is. */}
        <p className={`mt-7 ${ready ? "" : "not-noscript:hidden"}`}>
          <a href={findOrderPath} className={quietLink}>
            Find an order by its number
          </a>
        </p>
      </div>
    </div>
  );
}

function NoOrders() {
  return (
    <EmptyState
      shamsa="begun"
      title="No orders on this device"
      text="An order that you make here stands in this list, until you take it off."
    >
      <a href={findOrderPath} className={buttonStyle("primary", "mt-6")}>
        Find your order
      </a>
    </EmptyState>
  );
}
