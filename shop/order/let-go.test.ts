import { expect, test } from "vitest";
import {
  goneSentence,
  hoursBetween,
  hoursInWords,
  letGoBefore,
  shortageInWords,
  shortagesOf,
  shortHours,
} from "./let-go.ts";

const hour = 60 * 60 * 1000;

test("an order holds its pieces for the hours of the settings; 0 means for ever", () => {
  expect(letGoBefore(30 * hour, 24)).toBe(6 * hour);
  expect(letGoBefore(30 * hour, 0)).toBeUndefined();
});

test.each([
  [1, "an hour"],
  [5, "5 hours"],
  [24, "a day"],
  [26, "26 hours"],
  [72, "3 days"],
])("%i hours are %s", (hours, words) => expect(hoursInWords(hours)).toBe(words));

test("how long it has waited, in a row", () => {
  expect(shortHours(hoursBetween(0, 26.9 * hour))).toBe("26 h");
  expect(shortHours(hoursBetween(0, 71 * hour))).toBe("2 days");
  expect(hoursBetween(5, 0)).toBe(0);
});

test("a line is short where less is left than the lines that share its count want", () => {
  const stock = { 1: { "": 3 }, 98: { "16": 2, "17": 0 } };
  const stockOf = (id: number) => stock[id as keyof typeof stock];
  const lines = [
    { id: 1, quantity: 2, size: "16" },
    { id: 1, quantity: 2, size: "17" },
    { id: 98, quantity: 2, size: "16" },
    { id: 98, quantity: 1, size: "17" },
    { id: 98, quantity: 1, size: "18" },
    { id: 5, quantity: 9 },
  ];
  expect(shortagesOf(lines, stockOf)).toEqual([
    { left: 3 },
    { left: 3 },
    undefined,
    { left: 0, size: "17" },
    undefined,
    undefined,
  ]);
});

test("what is gone is named", () => {
  const gauhar = { name: "Gauhar", short: { left: 0, size: "17" } };
  const laila = { name: "Laila", short: { left: 0 } };
  expect(shortageInWords(gauhar.short)).toBe("Sold meanwhile, none left in 17");
  expect(shortageInWords({ left: 1 })).toBe("Sold meanwhile, 1 left");
  expect(goneSentence([{ name: "Aina", short: undefined }])).toBe("");
  expect(goneSentence([gauhar])).toBe("Gauhar in 17 is gone. Change the order first.");
  expect(goneSentence([gauhar, laila])).toBe("Gauhar in 17 and Laila are gone. Change the order first.");
  expect(goneSentence([{ name: "Laila", short: { left: 1 } }])).toBe(
    "There isn’t enough of Laila left. Change the order first.",
  );
});
