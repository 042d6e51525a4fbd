import { formatDesk, type Rupees } from "../money/rupees.ts";
import { balanceNow, moneyWayNames, type PayableOrder, type StoredEntry } from "../order/money-entries.ts";
import { stageTable } from "../order/stage.ts";
import { dayOf, formatFullDay } from "../pakistan-days.ts";

/** Of an order; numbered without gaps within a year. */
export type Invoice = { year: number; sequence: number; at: number };

/** "2026-0412". */
export function invoiceNumber({ year, sequence }: Pick<Invoice, "year" | "sequence">): string {
  return `${year}-${String(sequence).padStart(4, "0")}`;
}

/** `id` is the entry's. */
export type InvoiceRow = { id: number; name: string; sum: string };

/** What has come and gone, oldest first. An order of before entries has one row for the whole. */
export function invoiceMoney(order: PayableOrder & { entries: readonly StoredEntry[] }): InvoiceRow[] {
  const { received } = balanceNow(order);
  if (order.entries.length === 0) return received > 0 ? [{ id: 0, name: "Received", sum: formatDesk(received) }] : [];
  return order.entries.map(({ id, sum, way, at }) => ({
    id,
    name: `${sum > 0 ? "Received" : "Given back"}, ${moneyWayNames[way].toLowerCase()}, ${formatFullDay(dayOf(at))}`,
    sum: signed(sum),
  }));
}

/** The last line: what is still to be paid, or to go back. */
export function invoiceBalance(order: PayableOrder): { label: string; sum: Rupees } {
  const { due, toGiveBack } = balanceNow(order);
  if (toGiveBack > 0) return { label: "To give back", sum: toGiveBack };
  const { isActive, name } = stageTable[order.stage];
  return due > 0 || isActive ? { label: "Still to pay", sum: due } : { label: name, sum: 0 };
}

function signed(sum: Rupees): string {
  return sum < 0 ? `−${formatDesk(-sum)}` : formatDesk(sum);
}
