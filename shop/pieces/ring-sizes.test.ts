import { expect, test } from "vitest";
import { localSize, ringSize, usSize } from "./ring-sizes.ts";

test("the sizes of the catalogue's rings", () => {
  expect(["15", "16", "17", "18", "19", "20"].map(ringSize)).toEqual([
    { size: "15", local: "7", us: "4¼", thread: "47.1" },
    { size: "16", local: "10", us: "5½", thread: "50.3" },
    { size: "17", local: "13", us: "6½", thread: "53.4" },
    { size: "18", local: "16", us: "7¾", thread: "56.5" },
    { size: "19", local: "20", us: "9", thread: "59.7" },
    { size: "20", local: "23", us: "10¼", thread: "62.8" },
  ]);
});

/** Elliston Jewelry, "Ring Size (Indian)", ellistonjewelry.in/ring-size-guide: inner circumferences in millimetres. */
const elliston = new Map([
  [5, 44.8],
  [6, 46.1],
  [7, 47.4],
  [8, 48],
  [9, 48.7],
  [10, 50],
  [11, 51.2],
  [12, 51.9],
  [13, 53.1],
  [14, 54.4],
  [15, 55.1],
  [16, 56.3],
  [17, 57],
  [18, 58.3],
  [19, 58.9],
  [20, 60.2],
  [21, 60.8],
  [22, 62.1],
  [23, 62.7],
  [24, 64],
  [25, 64.6],
  [26, 65.9],
  [27, 67.2],
  [28, 67.8],
  [29, 69.1],
]);

test("local sizes agree with the table of another jeweller", () => {
  for (const [size, circumference] of elliston) expect(localSize(circumference)).toBe(size);
});

/** Punjaban Diva, "Rings Size Chart", punjabandiva.com/size-charts: circumferences of the US sizes 5 to 12. */
const punjabanDiva = { 5: 49.3, 6: 51.8, 7: 54.4, 8: 56.9, 9: 59.5, 10: 62.1, 11: 64.6, 12: 67.2 };
/** Wikipedia's conversion chart: inner diameters. */
const wikipedia = { "0": 11.63, "¼": 11.84, "½": 12.04, "¾": 12.24, "1": 12.45, "3": 14.07, "4": 14.88 };

test("US sizes agree with published charts", () => {
  for (const [size, circumference] of Object.entries(punjabanDiva)) expect(usSize(circumference / Math.PI)).toBe(size);
  for (const [size, diameter] of Object.entries(wikipedia)) expect(usSize(diameter).replace(/^0(?=.)/, "")).toBe(size);
});

test("a seller may offer halves", () => {
  expect(ringSize("17.5")).toEqual({ size: "17.5", local: "15", us: "7¼", thread: "55.0" });
});

test("what isn't a ring's size is undefined", () => {
  for (const text of ["", "17.55", "one", "170", "-1", "2.4", "09", "12", "24"]) expect(ringSize(text)).toBeUndefined();
});
