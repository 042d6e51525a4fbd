import { type DeviceOrder, parseDeviceOrders } from "../../shop/device/device-orders.ts";
import { deviceOrdersKey } from "./has-orders.ts";
import { createStoredList } from "./stored-value.ts";

const { useStored, read, change } = createStoredList(deviceOrdersKey, parseDeviceOrders);

export const useDeviceOrders = useStored;

export function storeDeviceOrder(order: DeviceOrder): void {
  change((orders) => [order, ...orders.filter(({ number }) => number !== order.number)]);
  tellThisPage();
}

export function removeDeviceOrder(number: string): void {
  change((orders) => orders.filter((order) => order.number !== number));
  tellThisPage();
}

/** As other tabs are told by the browser: menu and footer keep an eye on the same key. */
function tellThisPage(): void {
  window.dispatchEvent(new StorageEvent("storage", { key: deviceOrdersKey }));
}

/**
 * Notes how far the drawing of an order has grown, and says how far it was when she looked last. An order of another
 * device is not among those kept here, and leaves nothing behind: what is new in it stands at once.
 */
export function swapDrawnLayer(number: string, drawn: string): string | undefined {
  const known = read().find((order) => order.number === number);
  if (known && known.drawn !== drawn)
    change((orders) => orders.map((order) => (order.number === number ? { ...order, drawn } : order)));
  return known?.drawn;
}
