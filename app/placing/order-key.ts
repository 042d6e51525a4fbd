import { createStored } from "../device/stored-value.ts";

/**
 * The idempotency key of what is in the cart. It is kept beside the cart, for every tab, from the checkout's opening
 * until an order is stored under it: two tabs that order one cart at once place one order.
 */
const { read, change } = createStored(
  "naqsh-order-key",
  (key) => ({ key }),
  ({ key }) => key,
);

export const readOrderKey = (): string | null => read().key;

export function orderKey(): string {
  const key = readOrderKey() ?? newKey();
  if (key !== readOrderKey()) change(() => ({ key }));
  return key;
}

export function dropOrderKey(): void {
  change(() => ({ key: null }));
}

/** Browsers offer `randomUUID` to secure pages only; a shop tried out over plain HTTP takes orders too. */
export function newKey(source: Pick<Crypto, "getRandomValues"> & Partial<Crypto> = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
