import { cleanText } from "../typed-text.ts";
import type { Stage } from "./stage.ts";

export const courierNames = ["TCS", "Leopards", "M&P", "PostEx", "By hand", "Other"] as const;
export type Courier = (typeof courierNames)[number];

/** Couriers' tracking pages. Leopards has none for a single number; its page asks for it. */
const trackingPages: Partial<Record<Courier, (number: string) => string>> = {
  TCS: (number) => `https://www.tcsexpress.com/track/${number}`,
  Leopards: () => "https://www.leopardscourier.com/tracking",
  "M&P": (number) => `https://www.mulphilog.com/tracking/${number}`,
  PostEx: (number) => `https://postex.pk/tracking?cn=${number}`,
};

export type Parcel = { courier: Courier; tracking: string };

export const maxTracking = 60;

/** Whether the parcel has a tracking number. */
export function isTracked(courier: Courier): boolean {
  return courier !== "By hand";
}

/** Whether courier and number can be added or changed. */
export function hasParcel(stage: Stage): boolean {
  return stage === "sent" || stage === "delivered";
}

export function parseCourier(text: string | null | undefined): Courier | undefined {
  return courierNames.find((name) => name === text);
}

/** A tracking number as it was typed or pasted, in one line. */
export function parseTracking(text: string | null | undefined): string {
  return cleanText(text ?? "", "one")
    .replace(/\s+/g, " ")
    .slice(0, maxTracking)
    .trim();
}

/** The courier's page for the parcel, where it has one. Slips group the digits; couriers' pages don't. */
export function trackingLink({ courier, tracking }: Parcel): string | undefined {
  const number = tracking.replace(/[^0-9A-Za-z]/g, "");
  return number === "" ? undefined : trackingPages[courier]?.(number);
}

/** Within a sentence: "with TCS, 779 044 120 836", "by hand", "by courier". */
export function parcelInWords({ courier, tracking }: Parcel): string {
  const number = tracking === "" ? "" : `, ${tracking}`;
  if (courier === "By hand") return `by hand${number}`;
  return courier === "Other" ? `by courier${number}` : `with ${courier}${number}`;
}
