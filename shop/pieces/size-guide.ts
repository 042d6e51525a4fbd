import { bangleSize } from "./bangle-sizes.ts";
import { ringSize } from "./ring-sizes.ts";

/** How to measure, and a table of the piece's sizes. */
export type SizeGuide = {
  title: string;
  steps: readonly string[];
  /** Written after a size. */
  unit: string;
  /** The size itself, two measures that also stand below its tile, and one more. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Undefined unless all sizes are a ring's or all are a bangle's: the seller may have sizes of her own. */
export function sizeGuide(sizes: readonly string[]): SizeGuide | undefined {
  const rings = sizes.flatMap((size) => ringSize(size) ?? []);
  if (rings.length === sizes.length) {
    return {
      title: "Find your ring size",
      steps: [
        "Lay a ring that fits on a ruler.",
        "Measure straight across the inside.",
        "No ring? Wrap a thread round the finger and measure it.",
      ],
      unit: " mm",
      columns: ["mm", "Local", "US", "Thread, mm"],
      rows: rings.map(({ size, local, us, thread }) => [size, local, us, thread]),
    };
  }
  const bangles = sizes.flatMap((size) => bangleSize(size) ?? []);
  if (bangles.length < sizes.length) return undefined;
  return {
    title: "Find your bangle size",
    steps: [
      "Lay a bangle that fits on a ruler.",
      "Measure straight across the inside.",
      "No bangle? Bring thumb and little finger together and wrap a thread round the widest part of the hand.",
    ],
    unit: "",
    columns: ["Size", "Hand", "mm", "Inches"],
    rows: bangles.map(({ size, hand, millimetres, inches }) => [size, `${hand} cm`, millimetres, inches]),
  };
}

/** For screen readers: "17 mm, Local 13, US 6½". */
export function sizeInWords({ unit, columns }: SizeGuide, [size = "", ...measures]: readonly string[]): string {
  return [`${size}${unit}`, ...measures.map((measure, place) => `${columns[place + 1]} ${measure}`)].join(", ");
}
