import type { Courier, Parcel } from "../order/courier.ts";
import type { Stage, Step } from "../order/stage.ts";
import type { Day } from "../pakistan-days.ts";
import type { PictureRef } from "../pieces/picture.ts";
import type { OrderShop } from "./order-desk.ts";
import type { OrderKey } from "./order-filter.ts";
import type { SlipOrder } from "./slip.ts";

/** The parts of a packer's list of orders. */
export const packingTabs = ["make", "pack", "send", "way"] as const;
export type PackingTab = (typeof packingTabs)[number];

export const packingTabNames: Readonly<Record<PackingTab, string>> = {
  make: "To make",
  pack: "To pack",
  send: "To send",
  way: "On the way",
};

/** The steps that a packer takes. */
export const packingSteps = ["make", "pack", "send", "deliver"] as const satisfies readonly Step[];
export type PackingStep = (typeof packingSteps)[number];

/** The desk's port for packing: orders without prices, money and e-mail. Only a slip has the sum to collect. */
export type PackingDesk = {
  /** What slips and the workshop need of the shop. */
  shop: Pick<OrderShop, "name" | "sender" | "phone" | "publicUrl" | "makingDays">;
  /** Oldest first, fifty at a time; `after` is the last of the page before. */
  list(tab: PackingTab, search?: string, after?: OrderKey): Promise<PackingPage>;
  /** Within the search, where there is one; counted up to `mostCounted` + 1. */
  counts(search?: string): Promise<Readonly<Record<PackingTab, number>>>;
  /** Undefined for an order that isn't confirmed yet, too. */
  find(number: string): Promise<PackingOrder | undefined>;
  step(number: string, asked: AskedPacking): Promise<PackingAnswer>;
  /** What is printed for the parcels; unknown numbers are left out. */
  slips(numbers: readonly string[]): Promise<readonly SlipOrder[]>;
  /** Records that slips were printed. */
  printed(numbers: readonly string[]): Promise<void>;
};

export type PackingRow = OrderKey & {
  name: string;
  city: string;
  stage: Stage;
  pieces: number;
  /** The day by which it is needed or to be made, whichever comes first. */
  day: Day | null;
  pictures: readonly PictureRef[];
};

export type PackingPage = { rows: readonly PackingRow[]; next: OrderKey | undefined };

export type PackingLine = {
  position: number;
  name: string;
  quantity: number;
  /** Choices, and the words of a piece of its own. */
  details: readonly string[];
  picture: PictureRef | undefined;
  /** The name of a picture of a piece that isn't in the catalogue. */
  ownPicture: string | undefined;
  state: "made" | "to-make" | "shelf";
};

export type PackingOrder = {
  number: string;
  stage: Stage;
  revision: number;
  /** Where it stands in its tab, from 1; undefined where nothing is left to do. */
  place: { tab: PackingTab; position: number; count: number } | undefined;
  /** The number of its latest event, to poll for a newer one. */
  latestEvent: number;
  day: Day | null;
  /** Empty once the customer's details were removed. */
  deliverTo: { name: string; address: string; city: string; phone: string };
  notes: string;
  lines: readonly PackingLine[];
  parcel: Parcel | undefined;
  next: PackingStep | undefined;
  /** The courier of the last parcel, where sending is next. */
  lastCourier: Courier | undefined;
  /** Its latest change is a step of packing, which can be taken back. */
  canTakeBack: boolean;
};

/** `revision` is the one that the page showed: an order changed since then stays as it is. */
export type AskedPacking = {
  step: PackingStep | "take-back";
  revision: number;
  courier?: Courier;
  tracking?: string;
};

export type PackingAnswer = "done" | "changed" | "refused" | "unknown";

export function parsePackingTab(text: string | null): PackingTab {
  return packingTabs.find((tab) => tab === text) ?? "pack";
}

export function parsePackingStep(text: string | null | undefined): PackingStep | undefined {
  return packingSteps.find((step) => step === text);
}

/** The tab in which an order stands; undefined where there is nothing left to do, or not yet. */
export function packingTabOf(stage: Stage, isToMake: boolean): PackingTab | undefined {
  if (stage === "packed") return "send";
  if (stage === "sent") return "way";
  if (stage === "confirmed" || stage === "making") return isToMake ? "make" : "pack";
  return undefined;
}

/** Making comes before packing, where there is something to make. */
export function nextPackingStep(stage: Stage, isToMake: boolean): PackingStep | undefined {
  if (stage === "confirmed" && isToMake) return "make";
  if (stage === "confirmed" || stage === "making") return "pack";
  if (stage === "packed") return "send";
  return stage === "sent" ? "deliver" : undefined;
}
