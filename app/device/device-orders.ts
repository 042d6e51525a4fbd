import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type DeviceOrder, parseDeviceOrders } from "../../shop/device-orders.ts";

const key = "naqsh-orders";

type Kept = { ready: boolean; orders: readonly DeviceOrder[] };

const store = createStore<Kept>(() => ({ ready: false, orders: [] }));

function read(): readonly DeviceOrder[] {
  try {
    return parseDeviceOrders(localStorage.getItem(key));
  } catch {
    return store.getState().orders;
  }
}

/** Read again before it is changed: another tab may have written. */
function change(next: (orders: readonly DeviceOrder[]) => readonly DeviceOrder[]): void {
  const orders = next(read());
  store.setState({ orders });
  try {
    localStorage.setItem(key, JSON.stringify(orders));
  } catch {
    // The list stays in memory; the order itself is with the shop.
  }
}

/** Renders the unknown list on the server and while hydrating, the real one from then on. */
export function useDeviceOrders<Part>(select: (kept: Kept) => Part): Part {
  return useStore(store, select);
}

export function keepDeviceOrder(order: DeviceOrder): void {
  change((orders) => [order, ...orders.filter(({ number }) => number !== order.number)]);
}

export function dropDeviceOrder(number: string): void {
  change((orders) => orders.filter((order) => order.number !== number));
}

if (typeof window !== "undefined") {
  const refresh = () => store.setState({ ready: true, orders: read() });
  refresh();
  window.addEventListener("storage", (event) => (event.key === key || event.key === null) && refresh());
  window.addEventListener("pageshow", (event) => event.persisted && refresh());
}
