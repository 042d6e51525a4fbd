import { type Rupees, sum } from "../../../shop/money/rupees.ts";
import type { ComparedLine, CourierSheet } from "../../../shop/sheet/sheet-desk.ts";

export const sheetTabs = ["all", "look", "fits", "booked", "already"] as const;
export type SheetTab = (typeof sheetTabs)[number];

/** So many rows at first; a sheet may have 2,000. */
export const shownRows = 200;

export function tabOf({ state }: Pick<ComparedLine, "state">): Exclude<SheetTab, "all"> {
  if (state === "fits" || state === "booked") return state;
  return state === "booked-already" ? "already" : "look";
}

export type LineSum = { value: string; collected: Rupees; charges: Rupees };

/** What a ticked box sends: the line, and the revision of its order as it was shown. */
export function lineValue({ position, order }: Pick<ComparedLine, "position" | "order">): string {
  return `${position}.${order?.revision ?? 0}`;
}

export function parseLineValues(values: readonly unknown[]) {
  return values.flatMap((value) => {
    const [, position, revision] = /^([1-9]\d{0,3})\.(\d{1,9})$/.exec(String(value)) ?? [];
    return position && revision ? [{ position: Number(position), revision: Number(revision) }] : [];
  });
}

export function sumLines(lines: readonly Pick<LineSum, "collected" | "charges">[]) {
  const collected = sum(lines.map((line) => line.collected));
  const charges = sum(lines.map((line) => line.charges));
  return { count: lines.length, collected, charges, inHand: collected - charges };
}

/** What the page shows of a sheet: one tab's rows, and of the others only counts and sums. */
export function viewSheet({ lines, ...head }: CourierSheet, wanted: string | null, from: number) {
  const of = (tab: SheetTab) => lines.filter((line) => tab === "all" || tabOf(line) === tab);
  const [look, fits, booked, already] = (["look", "fits", "booked", "already"] as const).map(of);
  const counts = {
    all: lines.length,
    look: look?.length ?? 0,
    fits: fits?.length ?? 0,
    booked: booked?.length ?? 0,
    already: already?.length ?? 0,
  };
  const offered = sheetTabs.filter((tab) => isOffered(tab, counts));
  const tab = offered.find((each) => each === wanted) ?? (counts.look > 0 ? "look" : offered[0]) ?? "all";
  const rows = of(tab);
  return {
    ...head,
    counts,
    offered,
    tab,
    rows: rows.slice(from, from + shownRows),
    next: rows.length > from + shownRows ? from + shownRows : undefined,
    /** The first of those that fit, below what has to be looked at. */
    firstFitting: tab === "look" ? fits?.[0] : undefined,
    fitting: (fits ?? []).map((line) => ({ value: lineValue(line), collected: line.collected, charges: line.charges })),
    collected: sumLines(lines).collected,
    booked: sumLines(booked ?? []),
    last: (booked ?? [])
      .flatMap((line) => (line.state === "booked" ? [{ at: line.at, by: line.by }] : []))
      .toSorted((one, other) => other.at - one.at)[0],
  };
}

export type SheetViewData = ReturnType<typeof viewSheet>;

/** Once something is booked, "All" gives way to what is left and what is done. */
function isOffered(tab: SheetTab, counts: Readonly<Record<SheetTab, number>>): boolean {
  if (tab === "all") return counts.booked === 0;
  if (tab === "look") return true;
  if (tab === "fits") return counts.booked === 0 || counts.fits > 0;
  return tab === "booked" ? counts.booked > 0 : counts.already > 0;
}
