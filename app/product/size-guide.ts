import { bangleSize, ringSize } from "../../shop/pieces/sizes.ts";

/** How to measure a piece that the shopper owns, and a table of sizes. */
export type SizeGuide = {
  title: string;
  steps: readonly string[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** For bangles, if any of the sizes is a bangle's; else for rings. */
export function sizeGuide(sizes: readonly string[]): SizeGuide {
  const bangles = sizes.flatMap((size) => bangleSize(size) ?? []);
  if (bangles.length > 0) {
    return {
      title: "Find your bangle size",
      steps: [
        "Take a bangle that slips over your hand easily.",
        "Lay it on a ruler and measure straight across the inside, edge to edge.",
        "Between two sizes, take the larger one.",
      ],
      columns: ["Size", "Across, inches", "Across, mm"],
      rows: bangles.map(({ size, inches, innerDiameter }) => [size, inches, innerDiameter.toFixed(1)]),
    };
  }
  return {
    title: "Find your ring size",
    steps: [
      "Take a ring that fits the same finger.",
      "Lay it on a ruler and measure straight across the inside: that is its size in millimetres.",
      "No ring at hand? Wrap a thread round the finger and measure its length. Between two sizes, take the larger one.",
    ],
    columns: ["Size", "Across, mm", "Round the finger, mm"],
    rows: sizes
      .flatMap((size) => ringSize(size) ?? [])
      .map(({ size, innerDiameter, innerCircumference }) => [
        size,
        innerDiameter.toFixed(1),
        innerCircumference.toFixed(1),
      ]),
  };
}
