import { expect, test } from "vitest";
import { bangleSize } from "./bangle-sizes.ts";

test("the sizes of the catalogue's bangles", () => {
  expect(["2.2", "2.4", "2.6", "2.8"].map(bangleSize)).toEqual([
    { size: "2.2", inches: "2 2/16", millimetres: "54.0", hand: "17" },
    { size: "2.4", inches: "2 4/16", millimetres: "57.2", hand: "18" },
    { size: "2.6", inches: "2 6/16", millimetres: "60.3", hand: "19" },
    { size: "2.8", inches: "2 8/16", millimetres: "63.5", hand: "20" },
  ]);
});

/** Papilior, "Indian Bangle Size", papilior.com/rings-and-bangles-education: diameter and hand, in millimetres. */
const papilior = {
  "2.2": [54, 169.4],
  "2.4": [57.2, 179.6],
  "2.6": [60.3, 189.5],
  "2.8": [63.5, 199.4],
  "2.10": [66.7, 209.3],
  "2.12": [69.9, 219.5],
  "2.14": [73, 229.4],
} as const;

test("agrees with a published table", () => {
  for (const [size, [diameter, hand]] of Object.entries(papilior)) {
    const known = bangleSize(size);
    expect(known?.millimetres).toBe(diameter.toFixed(1));
    expect(known?.hand).toBe((hand / 10).toFixed(0));
  }
});

test("what isn't a bangle's size is undefined", () => {
  expect(bangleSize("2.15")?.inches).toBe("2 15/16");
  for (const text of ["", "2", "2.16", "2.", ".4", "two", "17"]) expect(bangleSize(text)).toBeUndefined();
});
