import { dayOf, dayStart, dayToText } from "../pakistan-days.ts";
import type { Rupees } from "./rupees.ts";

/**
 * A Raast code from person to person: two digits of tag, two of length, the value; the check sum at the end.
 * Sources disagree about tag 02, and about whether apps read tag 07; Easypaisa and JazzCash are reported to read IBAN
 * and amount, others the IBAN alone. So the same facts always stand beside the code, to be copied.
 */
const tags = { version: "00", kind: "01", scheme: "02", iban: "04", amount: "05", expires: "07", checksum: "10" };
const kinds = { anyAmount: "11", oneAmount: "12" };

const day = 24 * 60 * 60 * 1000;

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, "0")}${value}`;

/** CRC-16/CCITT-FALSE: polynomial 1021, start FFFF. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** ddMMyyyyHHmm in Pakistan's time. */
function stamp(at: number): string {
  const day = dayOf(at);
  const [year, month, date] = dayToText(day).split("-");
  const minutes = Math.floor((at - dayStart(day)) / 60_000);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join("");
  return `${date}${month}${year}${clock}`;
}

type Payable = { iban: string; amount?: Rupees; expires?: number };

/** What the QR code says. `expires` is in epoch milliseconds, written in Pakistan's time. */
export function raastCode({ iban, amount, expires }: Payable): string {
  const head = [
    field(tags.version, "02"),
    field(tags.kind, amount === undefined ? kinds.anyAmount : kinds.oneAmount),
    field(tags.scheme, "00"),
    field(tags.iban, iban),
    amount === undefined ? "" : field(tags.amount, String(amount)),
    expires === undefined ? "" : field(tags.expires, stamp(expires)),
    `${tags.checksum}04`,
  ].join("");
  return head + crc16(head);
}

/** A code is asked for anew each time it is shown, and holds for a day. */
export function raastExpiry(now: number): number {
  return now + day;
}
