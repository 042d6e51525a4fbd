import type { Receipt } from "../order/answer.ts";
import { parseOrderNumber } from "../order/number.ts";
import { isRecord, parseJson } from "../record.ts";

/** An order as the device that made it keeps it: enough to find it, and to show the row before the shop answers. */
export type DeviceOrder = {
  number: string;
  key: string;
  createdAt: number;
  total: number;
  pieces: readonly { id: number; name: string; quantity: number }[];
  /** How far its drawing had grown when she looked last. */
  drawn?: string;
};

export const maxDeviceOrders = 50;

export const isOrderKey = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9_-]{22}$/.test(value);

export function deviceOrder({ number, createdAt, total, lines }: Receipt, key: string): DeviceOrder {
  return { number, key, createdAt, total, pieces: lines.map(({ id, name, quantity }) => ({ id, name, quantity })) };
}

/** Whatever stands in the browser's storage becomes a list, the newest first; at worst an empty one. */
export function parseDeviceOrders(text: string | null): readonly DeviceOrder[] {
  const values = text === null ? [] : parseJson(text);
  if (!Array.isArray(values)) return [];
  const orders = values.flatMap((value) => parseOrder(value) ?? []);
  const once = orders.filter((order, index) => orders.findIndex(({ number }) => number === order.number) === index);
  return once.sort((a, b) => b.createdAt - a.createdAt).slice(0, maxDeviceOrders);
}

function parseOrder(value: unknown): DeviceOrder | undefined {
  if (!isRecord(value) || !Array.isArray(value.pieces)) return undefined;
  const { number, key, createdAt, total, drawn } = value;
  if (typeof number !== "string" || parseOrderNumber(number) !== number || !isOrderKey(key)) return undefined;
  if (!Number.isSafeInteger(createdAt) || !Number.isSafeInteger(total)) return undefined;
  // One that was kept before quantities were counts once.
  const pieces = value.pieces.flatMap((piece: unknown) =>
    isRecord(piece) && Number.isSafeInteger(piece.id) && typeof piece.name === "string"
      ? [{ id: Number(piece.id), name: piece.name, quantity: Number(piece.quantity) || 1 }]
      : [],
  );
  const known = { number, key, createdAt: Number(createdAt), total: Number(total), pieces };
  return typeof drawn === "string" ? { ...known, drawn } : known;
}
