import type { OrderViewData } from "./order-view.tsx";

/** The page as it was shown last, for the moment in which the shop can't be asked. */
let last: OrderViewData | undefined;

export function keepOrder(shown: OrderViewData): void {
  if (!shown.isOld) last = shown;
}

export function keptOrder(number: string, key: string): OrderViewData | undefined {
  return last?.address.endsWith(`/${number}/${key}`) ? last : undefined;
}
