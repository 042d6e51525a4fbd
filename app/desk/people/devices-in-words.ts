import type { Device } from "../../../shop/desk/desk.ts";
import { usedInWords } from "./used-in-words.ts";

const names = { phone: "phone", laptop: "computer" } as const;

/** "on this phone, and one computer"; of somebody else "used today, 13:20". */
export function devicesInWords(devices: readonly Device[], now: number): string {
  const here = devices.find(({ isThis }) => isThis);
  const [last] = devices;
  if (!here) return last ? `used ${usedInWords(last.usedAt, now)}` : "not signed in anywhere";
  const others = devices.filter(({ isThis }) => !isThis);
  const [other] = others;
  if (!other) return `on this ${names[here.kind]}`;
  return `on this ${names[here.kind]}, and ${others.length === 1 ? `one ${names[other.kind]}` : `${others.length} others`}`;
}
