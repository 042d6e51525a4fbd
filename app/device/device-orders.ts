import { type DeviceOrder, parseDeviceOrders } from "../../shop/device/device-orders.ts";
import { deviceOrdersKey } from "./has-orders.ts";
import { createStoredList } from "./stored-value.ts";

const { useStored, read, change } = createStoredList(deviceOrdersKey, parseDeviceOrders);

export const useDeviceOrders = useStored;

export function storeDeviceOrder(order: DeviceOrder): void {
  change((orders) => [order, ...orders.filter(({ number }) => number !== order.number)]);
  notifyThisPage();
}

export function removeDeviceOrder(number: string): void {
  change((orders) => orders.filter((order) => order.number !== number));
  notifyThisPage();
}

/** Browsers send `storage` events to other tabs only; menu and footer of this page listen for the same key. */
function notifyThisPage(): void {
  window.dispatchEvent(new StorageEvent("storage", { key: deviceOrdersKey }));
}

/**
 * Stores the newest layer of an order's drawing, and returns the one that was newest at the last visit. For an order
 * that isn't stored on this device it stores nothing: its layers aren't animated.
 */
export function swapDrawnLayer(number: string, drawn: string): string | undefined {
  const known = read().find((order) => order.number === number);
  if (known && known.drawn !== drawn)
    change((orders) => orders.map((order) => (order.number === number ? { ...order, drawn } : order)));
  return known?.drawn;
}
