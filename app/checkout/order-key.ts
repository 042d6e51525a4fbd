/**
 * The idempotency key of what is in the cart. It is kept beside the cart, for every tab, from the first try until
 * an order is stored under it: two tabs that order one cart at once place one order.
 */
const savedKeyName = "naqsh-order-key";

let inMemory: string | null = null;

export function readOrderKey(): string | null {
  try {
    return localStorage.getItem(savedKeyName);
  } catch {
    return inMemory;
  }
}

export function createOrderKey(): string {
  inMemory = newKey();
  try {
    localStorage.setItem(savedKeyName, inMemory);
  } catch {
    // The key lasts as long as the page.
  }
  return inMemory;
}

export function dropOrderKey(): void {
  inMemory = null;
  try {
    localStorage.removeItem(savedKeyName);
  } catch {
    // There was none.
  }
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
