import type { Receipt } from "../order/answer.ts";
import { parseOrderNumber } from "../order/number.ts";
import { isRecord, parseJson } from "../record.ts";

/** An order in this device's local storage: enough to open it, and to show its row before the server answers. */
export type DeviceOrder = {
  number: string;
  key: string;
  createdAt: number;
  total: number;
  pieces: readonly { id: number; name: string; quantity: number }[];
  /** How far the shamsa on its page was drawn when the shopper last opened it. */
  drawn?: string;
};

export const maxDeviceOrders = 50;

export const isOrderKey = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9_-]{22}$/.test(value);

export function deviceOrder({ number, createdAt, total, lines }: Receipt, key: string): DeviceOrder {
  return { number, key, createdAt, total, pieces: lines.map(({ id, name, quantity }) => ({ id, name, quantity })) };
}

/** Reads untrusted text from local storage: newest first, invalid entries left out. */
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
  // Orders stored by an earlier release have no quantities.
  const pieces = value.pieces.flatMap((piece: unknown) =>
    isRecord(piece) && Number.isSafeInteger(piece.id) && typeof piece.name === "string"
      ? [{ id: Number(piece.id), name: piece.name, quantity: Number(piece.quantity) || 1 }]
      : [],
  );
  const known = { number, key, createdAt: Number(createdAt), total: Number(total), pieces };
  return typeof drawn === "string" ? { ...known, drawn } : known;
}
