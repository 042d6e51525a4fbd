import { isOrderKey } from "../device/device-orders.ts";
import { parseOrderNumber } from "../order/number.ts";
import { findOrderPath } from "../paths.ts";

export type OrderAddress = { number: string; key: string };

/** Whether number and key have the right form. Whether there is such an order, only the database knows. */
export function isValidOrderAddress({ number, key }: OrderAddress): boolean {
  return parseOrderNumber(number) !== undefined && isOrderKey(key);
}

const pattern = new RegExp(`^${findOrderPath}/([^/]+)/([^/]+?)(?:/screenshot|/review)?/*$`);

/** Number and key in the address of an order's page, its screenshot or its reviews; undefined for other addresses. */
export function parseOrderAddress(pathname: string): OrderAddress | undefined {
  const [, spelt = "", key = ""] = pattern.exec(pathname) ?? [];
  try {
    const address = { number: decodeURIComponent(spelt), key: decodeURIComponent(key) };
    return isValidOrderAddress(address) ? address : undefined;
  } catch {
    return undefined;
  }
}
