import { type DeviceOrder, parseDeviceOrders } from "../../shop/device-orders.ts";
import { createKept } from "./create-kept.ts";
import { deviceOrdersKey } from "./has-orders.ts";

const { useKept, read, change } = createKept(deviceOrdersKey, parseDeviceOrders);

export const useDeviceOrders = useKept;

export function keepDeviceOrder(order: DeviceOrder): void {
  change((orders) => [order, ...orders.filter(({ number }) => number !== order.number)]);
}

export function dropDeviceOrder(number: string): void {
  change((orders) => orders.filter((order) => order.number !== number));
}

/**
 * Notes how far the drawing of an order has grown, and says how far it was when she looked last. An order of another
 * device is not among those kept here, and leaves nothing behind: what is new in it stands at once.
 */
export function exchangeDrawn(number: string, drawn: string): string | undefined {
  const known = read().find((order) => order.number === number);
  if (known && known.drawn !== drawn)
    change((orders) => orders.map((order) => (order.number === number ? { ...order, drawn } : order)));
  return known?.drawn;
}
